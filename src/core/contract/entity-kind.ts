/** A kind of object that several lists and pages show. Two kinds with the same name are one kind. */
export interface EntityKind<Row> {
  /** `<plugin>.<objects>`. */
  readonly name: string;
  readonly idOf: (row: Row) => string;
  /** The version of a row; 0 where rows have none. Then what was learned last counts. */
  readonly versionOf: (row: Row) => number;
}

/** Declares a kind of object. */
export function entityKind<Row>(name: string, idOf: (row: Row) => string, versionOf: (row: Row) => number = () => 0): EntityKind<Row> {
  return Object.freeze({ name, idOf, versionOf });
}
