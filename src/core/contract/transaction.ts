/**
 * A database transaction that one plugin hands to a service or a listener of another, so that both write or neither does.
 * It shows nothing of the database: the core opens it (`inTransaction`), and each plugin reaches its own tables in it (`tablesIn`).
 */
export abstract class Transaction {
  /** Makes the type nominal: no other object passes for a transaction. */
  protected abstract readonly isTransaction: true;
}
