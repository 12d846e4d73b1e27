import type { ServerConfig } from '../config/server-config.ts';

/** Time limits in milliseconds that PostgreSQL keeps on a connection, by the names of its own settings. */
export interface SessionLimits {
  /** The longest that one statement may run. */
  readonly statement_timeout: number;
  /** The longest that a statement may wait for a lock. */
  readonly lock_timeout: number;
  /** The longest that an open transaction may do nothing; then PostgreSQL ends the connection. */
  readonly idle_in_transaction_session_timeout: number;
}

const LOCK_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

// The driver sends no limit of 0, and the server's default may be short.
const A_DAY_MS = 86_400_000;

/** The limits of a server that answers requests: no request occupies a connection or a lock for longer. */
export function servingLimits({ databaseStatementTimeoutMs }: Pick<ServerConfig, 'databaseStatementTimeoutMs'>): SessionLimits {
  return {
    statement_timeout: databaseStatementTimeoutMs,
    lock_timeout: Math.min(LOCK_MS, databaseStatementTimeoutMs),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/** The limits of a command such as an import: its operator watches it, and it may take its time. */
export const COMMAND_LIMITS: SessionLimits = Object.freeze({
  statement_timeout: A_DAY_MS,
  lock_timeout: A_DAY_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});
