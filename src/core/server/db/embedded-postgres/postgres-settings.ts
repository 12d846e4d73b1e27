/** Settings of PostgreSQL by name. */
export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * For a machine of two cores that it shares with the server, and mostly short queries on data that fits into memory.
 * Durability is PostgreSQL's own (fsync, synchronous_commit): what was confirmed survives a power failure.
 */
export const EMBEDDED_SETTINGS: PostgresSettings = Object.freeze({
  // After a crash: one call for the whole disk in place of one for each of a thousand files.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  // Reached through a socket in a folder of mode 700 only: no password, no port, nothing on the network.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  // Measured for disks that seek; ours do not.
  random_page_cost: '1.1',
  // Compiling takes longer than our queries do.
  jit: 'off',
  // One query must not take the cores from all others; also, its memory would come from a /dev/shm that containers keep tiny.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and details hold what people typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
});

/** The settings as arguments of the program. */
export function settingsAsArguments(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
