import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import { anchorFile, anchorOf, appendAnchor } from './anchors.ts';
import type { AuditTables } from './audit-tables.ts';
import { chainEnd } from './chain.ts';
import { sealEvents } from './seal-events.ts';

const EVERY_MS = 1_000;

interface SealerDependencies {
  readonly db: Database;
  readonly config: Pick<ServerConfig, 'dataDir'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Date;
}

/** Seals the events of the audit record while the server runs, and writes the anchors. */
export class Sealer {
  readonly #dependencies: SealerDependencies;
  #running: Promise<void> | undefined;
  /** Day (UTC) of the last anchor of this process, and number of the seal that it names. */
  #anchored: { readonly day: string; readonly seq: number } | undefined;

  constructor(dependencies: SealerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Seals each second until the returned function is called. That function seals the rest and writes an anchor. */
  follow(): () => Promise<void> {
    const timer = setInterval(() => this.tick(), EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await this.#running;
      await this.#attempt(async () => {
        await sealEvents(this.#dependencies.db);
        await this.#writeAnchor();
      });
    };
  }

  /** Seals once, and writes the anchor of the day if it is missing. Does nothing while the last run has not ended. */
  tick(): Promise<void> {
    this.#running ??= this.#attempt(async () => {
      await sealEvents(this.#dependencies.db);
      if (this.#anchored?.day !== dayOf(this.#dependencies.now())) await this.#writeAnchor();
    }).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** A failure must not stop the server. The events keep their place and are sealed by a later attempt. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#dependencies.log.warn({ err: error }, 'Events of the audit record could not be sealed. They are sealed later');
    }
  }

  async #writeAnchor(): Promise<void> {
    const { db, config, log, now } = this.#dependencies;
    const end = await chainEnd(db.$extendTables<AuditTables>());
    const at = now();
    const isNew = end.seq > 0 && end.seq !== this.#anchored?.seq;
    if (isNew) {
      const anchor = anchorOf(end, at);
      await appendAnchor(anchorFile(config), anchor);
      log.info({ event: 'audit-anchor', seq: anchor.seq, hash: anchor.hash }, 'Anchor of the audit record');
    }
    this.#anchored = { day: dayOf(at), seq: end.seq };
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
