import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Logger } from '../observability/logger.ts';
import { type Slots, slotsAt } from './cron-slots.ts';
import type { JobStore } from './job-store.ts';
import { createQueue } from './queue.ts';
import type { QueueDatabase } from './queue-tables.ts';
import type { Schedule } from './work.ts';
import type { WorkIndex } from './work-index.ts';

interface SchedulerDependencies {
  readonly db: QueueDatabase;
  readonly store: JobStore;
  readonly works: WorkIndex;
  readonly log: Logger;
}

const EVERY_MS = 20_000;
const KEY = 'schedule';

/**
 * Adds a job for each time of a schedule. It uses the clock of the database, which all servers share, and stores the last time of each
 * schedule there. So only one of several servers adds the job.
 */
export class Scheduler {
  readonly #dependencies: SchedulerDependencies;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(dependencies: SchedulerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Checks the schedules at once, and then at regular intervals. */
  start(): void {
    const turn = (): void => {
      this.#turn = this.look().catch((error: unknown) =>
        this.#dependencies.log.warn({ err: error }, 'The schedules could not be checked. This is tried again'),
      );
    };
    turn();
    this.#timer = setInterval(turn, EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
  }

  /** Adds the jobs of the due schedules. Times that passed while no server ran are made up with one run. */
  async look(): Promise<void> {
    const now = await this.#dependencies.store.now();
    const rows = await this.#dependencies.db.selectFrom('schedule_runs').selectAll().execute();
    const lastRuns = new Map(rows.map(({ name, slot }) => [name, slot]));
    for (const schedule of this.#dependencies.works.schedules) {
      const slots = slotsAt(schedule.cron, now);
      if (slots !== undefined) await this.#lookAt(schedule, slots, lastRuns.get(schedule.name));
    }
  }

  async #lookAt({ name, beginsAtOnce = false }: Schedule, { current, next }: Slots, last: Date | undefined): Promise<void> {
    if (last === undefined) await this.#begin(name, current, beginsAtOnce);
    else if (last < current) await this.#add(name, current);
    else if (last > next) await this.#goBack(name, current, next);
  }

  /** A new schedule waits for its next time, unless it begins at once. */
  async #begin(name: string, slot: Date, isDue: boolean): Promise<void> {
    await inTransaction(this.#dependencies.db, async (own, transaction) => {
      const row = own.insertInto('schedule_runs').values({ name, slot });
      const { numInsertedOrUpdatedRows } = await row.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
      if (isDue && numInsertedOrUpdatedRows === 1n) await this.#addJob(transaction, name);
    });
  }

  async #add(name: string, slot: Date): Promise<void> {
    await inTransaction(this.#dependencies.db, async (own, transaction) => {
      const claim = own.updateTable('schedule_runs').set({ slot }).where('name', '=', name).where('slot', '<', slot);
      const { numUpdatedRows } = await claim.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await this.#addJob(transaction, name);
    });
  }

  async #addJob(transaction: Transaction, name: string): Promise<void> {
    const owned = this.#dependencies.works.find(name);
    if (owned !== undefined) await createQueue(this.#dependencies.store).add(transaction, owned.work, {}, { key: KEY });
  }

  /**
   * Handles a clock that was set back. If it was set back by less than the time between two runs, the schedule waits until the clock has
   * passed the last run again. If by more, the schedule would wait that long, so it continues with the next time instead.
   */
  async #goBack(name: string, slot: Date, next: Date): Promise<void> {
    await this.#dependencies.db.updateTable('schedule_runs').set({ slot }).where('name', '=', name).where('slot', '>', next).execute();
  }
}
