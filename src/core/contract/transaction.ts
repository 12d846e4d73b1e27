/**
 * A database transaction that one plugin passes to a service or listener of another plugin. Either both plugins write, or neither does.
 * It exposes no database API. The core opens it (`inTransaction`), and each plugin accesses its own tables in it (`tablesIn`).
 */
export abstract class Transaction {
  /** Makes the type nominal, so no other object can be used as a transaction. */
  protected abstract readonly isTransaction: true;
}
