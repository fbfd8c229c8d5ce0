/*
 * The statements that the Delta dialect emits, and no others: the embedded lakehouse runs the same
 * text that a SQL warehouse would get. Identifiers are always quoted with backticks.
 */
grammar LakeSql;

options {
  caseInsensitive = true;
}

statement
  : createTable EOF
  | alterTable EOF
  | commentOnTable EOF
  ;

createTable
  : CREATE TABLE tableName '(' columnDefinition (',' columnDefinition)* (',' primaryKey)? ')'
    USING DELTA (COMMENT comment = STRING_LITERAL)? (TBLPROPERTIES properties = pairs)?
    (PARTITIONED BY partitioned = columnNames)? (CLUSTER BY clustered = columnNames)?
  ;

commentOnTable
  : COMMENT ON TABLE tableName IS STRING_LITERAL
  ;

alterTable
  : ALTER STREAMING? TABLE tableName change
  ;

change
  : SET TBLPROPERTIES pairs                                          # setProperties
  | UNSET TBLPROPERTIES IF EXISTS keys                               # unsetProperties
  | SET TAGS pairs                                                   # setTags
  | UNSET TAGS keys                                                  # unsetTags
  | ALTER COLUMN columnName SET TAGS pairs                           # setColumnTags
  | ALTER COLUMN columnName UNSET TAGS keys                          # unsetColumnTags
  | DROP CONSTRAINT IF EXISTS constraintName                         # dropConstraint
  | DROP PRIMARY KEY IF EXISTS                                       # dropPrimaryKey
  | RENAME COLUMN columnName TO columnName                           # renameColumn
  | ADD COLUMN columnDefinition                                      # addColumn
  | ADD COLUMNS '(' columnDefinition (',' columnDefinition)* ')'     # addColumns
  | ALTER COLUMN columnName TYPE dataType                            # alterColumnType
  | ALTER COLUMN columnName SET NOT NULL                             # setNotNull
  | ALTER COLUMN columnName DROP NOT NULL                            # dropNotNull
  | ALTER COLUMN columnComment (',' columnComment)*                  # setColumnComments
  | DROP COLUMN columnName                                           # dropColumn
  | CLUSTER BY NONE                                                  # clusterByNone
  | CLUSTER BY columnNames                                           # clusterBy
  | ADD primaryKey                                                   # addPrimaryKey
  | ADD foreignKey                                                   # addForeignKey
  ;

columnComment
  : columnName COMMENT STRING_LITERAL
  ;

primaryKey
  : (CONSTRAINT constraintName)? PRIMARY KEY columnNames
  ;

foreignKey
  : (CONSTRAINT constraintName)? FOREIGN KEY local = columnNames
    REFERENCES tableName referenced = columnNames
  ;

columnDefinition
  : columnName dataType (NOT NULL)? (COMMENT STRING_LITERAL)?
  ;

dataType
  : scalarType                                                       # scalar
  | DECIMAL '(' precision = INTEGER_VALUE ',' scale = INTEGER_VALUE ')' # decimal
  | ARRAY '<' dataType '>'                                           # array
  | MAP '<' dataType ',' dataType '>'                                # map
  | STRUCT '<' structField (',' structField)* '>'                    # struct
  ;

structField
  : columnName ':' dataType (NOT NULL)?
  ;

scalarType
  : TINYINT | SMALLINT | INT | BIGINT | FLOAT | DOUBLE | BOOLEAN | STRING | BINARY
  | DATE | TIMESTAMP | TIMESTAMP_NTZ | VARIANT
  ;

tableName
  : IDENTIFIER '.' IDENTIFIER '.' IDENTIFIER
  ;

columnName
  : IDENTIFIER
  ;

constraintName
  : IDENTIFIER
  ;

columnNames
  : '(' columnName (',' columnName)* ')'
  ;

pairs
  : '(' pair (',' pair)* ')'
  ;

pair
  : key = STRING_LITERAL '=' value = STRING_LITERAL
  ;

keys
  : '(' STRING_LITERAL (',' STRING_LITERAL)* ')'
  ;

ADD: 'ADD';
ALTER: 'ALTER';
ARRAY: 'ARRAY';
BIGINT: 'BIGINT';
BINARY: 'BINARY';
BOOLEAN: 'BOOLEAN';
BY: 'BY';
CLUSTER: 'CLUSTER';
COLUMN: 'COLUMN';
COLUMNS: 'COLUMNS';
COMMENT: 'COMMENT';
CONSTRAINT: 'CONSTRAINT';
CREATE: 'CREATE';
DATE: 'DATE';
DECIMAL: 'DECIMAL';
DELTA: 'DELTA';
DOUBLE: 'DOUBLE';
DROP: 'DROP';
EXISTS: 'EXISTS';
FLOAT: 'FLOAT';
FOREIGN: 'FOREIGN';
IF: 'IF';
INT: 'INT';
IS: 'IS';
KEY: 'KEY';
MAP: 'MAP';
NONE: 'NONE';
NOT: 'NOT';
NULL: 'NULL';
ON: 'ON';
PARTITIONED: 'PARTITIONED';
PRIMARY: 'PRIMARY';
REFERENCES: 'REFERENCES';
RENAME: 'RENAME';
SET: 'SET';
SMALLINT: 'SMALLINT';
STREAMING: 'STREAMING';
STRING: 'STRING';
STRUCT: 'STRUCT';
TABLE: 'TABLE';
TAGS: 'TAGS';
TBLPROPERTIES: 'TBLPROPERTIES';
TIMESTAMP: 'TIMESTAMP';
TIMESTAMP_NTZ: 'TIMESTAMP_NTZ';
TINYINT: 'TINYINT';
TO: 'TO';
TYPE: 'TYPE';
UNSET: 'UNSET';
USING: 'USING';
VARIANT: 'VARIANT';

IDENTIFIER: '`' (~'`' | '``')+ '`';

STRING_LITERAL: '\'' (~['\\] | '\\' . | '\'\'')* '\'';

INTEGER_VALUE: [0-9]+;

WHITE_SPACE: [ \t\r\n]+ -> skip;

/* Whatever else stands in the text reaches the parser, which says where it is. */
UNKNOWN_WORD: [A-Z_] [A-Z_0-9]*;

UNKNOWN_CHARACTER: .;
