import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const POLL_MS = 10;

/** Counts the transactions of some users of the database that wait for a lock on a table. */
const WAITING = `
  select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
  where relation = $1::regclass and not granted and usename like $2`;

/**
 * A lock that lets others read a table, but makes each transaction that writes to it wait. A test holds it to kill a process while the
 * process is certainly at work in the database.
 */
export class HeldLock {
  readonly #config: pg.ClientConfig;
  readonly #table: string;
  readonly #watcher: pg.Client;
  #holder: pg.Client;

  private constructor(table: string, { config, watcher, holder }: { config: pg.ClientConfig; watcher: pg.Client; holder: pg.Client }) {
    this.#table = table;
    this.#config = config;
    this.#watcher = watcher;
    this.#holder = holder;
  }

  /** Waits until the running writers of the table have ended, then holds the lock. */
  static async on(table: string, config: pg.ClientConfig): Promise<HeldLock> {
    const [watcher, holder] = [await connected(config), await connected(config)];
    await holder.query('begin');
    await holder.query(`lock table ${table} in share mode`);
    return new HeldLock(table, { config, watcher, holder });
  }

  /** Waits until a transaction, of this user of the database if one is given, waits for the lock. Resolves with whether one does. */
  async untilAwaited(patienceMs: number, by = '%'): Promise<boolean> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(POLL_MS)) {
      if ((await this.#waiting(by)) > 0) return true;
    }
    return false;
  }

  /** Lets the transactions through that wait now, and holds the lock again when they have ended. */
  async letThrough(): Promise<void> {
    const next = await connected(this.#config);
    await next.query('begin');
    const before = await this.#waiting();
    let isHeld = false;
    // It waits in the line behind them, and before every later writer.
    const locked = next.query(`lock table ${this.#table} in share mode`).then(() => {
      isHeld = true;
    });
    while (!isHeld && (await this.#waiting()) <= before) await sleep(POLL_MS);
    await this.#holder.end();
    this.#holder = next;
    await locked;
  }

  /** Gives the lock back. The database may have been killed. */
  async release(): Promise<void> {
    await Promise.all([this.#holder, this.#watcher].map((client) => client.end().catch(() => undefined)));
  }

  async #waiting(by = '%'): Promise<number> {
    const { rows } = await this.#watcher.query<{ n: number }>(WAITING, [this.#table, by]);
    return rows[0]?.n ?? 0;
  }
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // A test may kill the database while it holds the lock.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
