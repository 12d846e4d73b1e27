import { SESSION_SETTINGS } from '../session-settings.ts';

export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * For a machine of two cores that PostgreSQL shares with the server, and for mostly short queries on data that fits into memory. Durability
 * is PostgreSQL's default (fsync, synchronous_commit): confirmed data survives a power failure.
 */
export const EMBEDDED_SETTINGS: PostgresSettings = Object.freeze({
  // After a crash this makes one call for the whole disk instead of one for each of a thousand files.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  // Reachable only through a socket in a folder of mode 700: no password, no port, no network.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  ...SESSION_SETTINGS,
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and details contain text that users typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
});

/** The settings as command line arguments. */
export function settingsAsArguments(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
