import type { ServerConfig } from '../config/server-config.ts';

/** Time limits of a connection in milliseconds, by the names of the PostgreSQL settings. */
export interface SessionLimits {
  /** The maximum time of one statement. */
  readonly statement_timeout: number;
  /** The maximum wait of a statement for a lock. */
  readonly lock_timeout: number;
  /** The maximum time that an open transaction may be idle. Then PostgreSQL ends the connection. */
  readonly idle_in_transaction_session_timeout: number;
}

const LOCK_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

// The driver does not send a limit of 0, and the server's default may be short.
const A_DAY_MS = 86_400_000;

/** The limits of a server that answers requests. No request occupies a connection or a lock for longer. */
export function servingLimits({ databaseStatementTimeoutMs }: Pick<ServerConfig, 'databaseStatementTimeoutMs'>): SessionLimits {
  return {
    statement_timeout: databaseStatementTimeoutMs,
    lock_timeout: Math.min(LOCK_MS, databaseStatementTimeoutMs),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/** The limits of a command such as an import. Its operator watches it, so it may take long. */
export const COMMAND_LIMITS: SessionLimits = Object.freeze({
  statement_timeout: A_DAY_MS,
  lock_timeout: A_DAY_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});
