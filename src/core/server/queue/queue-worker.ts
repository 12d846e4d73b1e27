import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';
import type { EndedAttempt } from '../observability/queue-metrics.ts';
import type { JobStore, TakenJob } from './job-store.ts';
import { type AttemptResult, runJob } from './run-job.ts';
import type { WorkIndex } from './work-index.ts';

/** The timing of a worker. */
export interface WorkerTiming {
  /** Milliseconds between two searches for jobs that other servers have added or that have become due. */
  readonly pollMs: number;
  /** Milliseconds that running jobs may take to end when the server stops. */
  readonly stopMs: number;
}

interface QueueWorkerDependencies {
  readonly store: JobStore;
  readonly works: WorkIndex;
  readonly log: Logger;
  readonly timing?: WorkerTiming;
  /** Called after each attempt. */
  readonly ended?: (attempt: EndedAttempt) => void;
}

const TIMING: WorkerTiming = Object.freeze({ pollMs: 2_000, stopMs: 20_000 });

// Each may use a connection of the pool; requests need them too.
const AT_ONCE = 4;

// The database may be unavailable for a moment, for example during a restart.
const RECORD_TRIES = 30;
const RECORD_PAUSE_MS = 1_000;

/** Runs the jobs of all plugins, a few at a time, until it is stopped. */
export class QueueWorker {
  readonly #dependencies: QueueWorkerDependencies;
  readonly #timing: WorkerTiming;
  readonly #stopping = new AbortController();
  readonly #running = new Map<TakenJob, Promise<void>>();
  #loop: Promise<void> = Promise.resolve();
  #reports: NodeJS.Timeout | undefined;
  /** The names of all works. Those of which a job was taken move to the end. */
  #line: readonly string[];
  #wakeUp = Promise.withResolvers<void>();

  constructor(dependencies: QueueWorkerDependencies) {
    this.#dependencies = dependencies;
    this.#timing = dependencies.timing ?? TIMING;
    this.#line = dependencies.works.names;
  }

  /** Starts to take jobs. */
  start(): void {
    const { store } = this.#dependencies;
    store.onAdded(() => this.#wakeUp.resolve());
    this.#reports = setInterval(() => void this.#report(), (store.leaseSeconds * 1000) / 3).unref();
    this.#loop = this.#work();
  }

  /** Takes no new job and waits a while for the running jobs. The remaining jobs return to the queue, and their results are ignored. */
  async stop(): Promise<void> {
    const patience = new AbortController();
    this.#stopping.abort(new Error('The server stops.'));
    this.#wakeUp.resolve();
    await this.#loop;
    await Promise.race([Promise.allSettled(this.#running.values()), quietSleep(this.#timing.stopMs, patience.signal)]);
    patience.abort();
    clearInterval(this.#reports);
    const left = [...this.#running.keys()];
    this.#running.clear();
    if (left.length > 0)
      this.#dependencies.log.warn({ jobs: left.length }, 'Jobs still ran when the server stopped. They return to the queue');
    for (const job of left) await this.#giveBack(job);
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#wakeUp = Promise.withResolvers();
      const taken = await this.#takeDue().catch((error: unknown) => {
        this.#dependencies.log.warn({ err: error }, 'The queue could not be read. This is tried again');
        return 0;
      });
      if (taken > 0 && this.#running.size < AT_ONCE) continue;
      const pause = new AbortController();
      await Promise.race([this.#wakeUp.promise, quietSleep(this.#timing.pollMs, pause.signal)]);
      pause.abort();
    }
  }

  /** Takes due jobs of the works in turn, up to the limit of parallel jobs. */
  async #takeDue(): Promise<number> {
    const room = AT_ONCE - this.#running.size;
    if (room === 0) return 0;
    const jobs = await this.#dependencies.store.take(
      this.#line.filter((name) => this.#hasRoom(name)),
      room,
    );
    const taken = new Set(jobs.map(({ name }) => name));
    this.#line = [...this.#line.filter((name) => !taken.has(name)), ...taken];
    for (const job of jobs) {
      // The server may have begun to stop while it took the jobs.
      if (this.#stopping.signal.aborted) await this.#giveBack(job);
      else this.#running.set(job, this.#run(job));
    }
    return jobs.length;
  }

  #hasRoom(name: string): boolean {
    const atOnce = this.#dependencies.works.find(name)?.work.atOnce ?? AT_ONCE;
    return [...this.#running.keys()].filter((job) => job.name === name).length < atOnce;
  }

  async #run(job: TakenJob): Promise<void> {
    const owned = this.#dependencies.works.find(job.name);
    if (owned === undefined) return;
    const begin = performance.now();
    const result = await runJob(owned, job, this.#stopping.signal, this.#dependencies.log);
    if (this.#running.has(job)) await this.#recordEnd(job, result);
    this.#dependencies.ended?.({
      name: job.name,
      outcome: result === undefined ? 'done' : 'failed',
      seconds: (performance.now() - begin) / 1000,
    });
    this.#running.delete(job);
    this.#wakeUp.resolve();
  }

  async #recordEnd(job: TakenJob, result: AttemptResult): Promise<void> {
    const { store, log } = this.#dependencies;
    for (let tries = 1; this.#running.has(job); tries += 1) {
      try {
        if (result === undefined) await store.finish(job);
        else if (this.#stopping.signal.aborted) await store.giveBack(job);
        else await store.fail(job, result);
        return;
      } catch (error) {
        log.warn({ err: error, work: job.name, job: job.id }, 'The end of a job could not be recorded');
        // Without a report, the queue takes the job from this server and tries it again.
        if (tries === RECORD_TRIES) return;
        await sleep(RECORD_PAUSE_MS);
      }
    }
  }

  async #giveBack(job: TakenJob): Promise<void> {
    await this.#dependencies.store
      .giveBack(job)
      .catch((error: unknown) =>
        this.#dependencies.log.warn({ err: error, job: job.id }, 'A job could not be returned to the queue. It runs again later'),
      );
  }

  async #report(): Promise<void> {
    if (this.#running.size === 0) return;
    await this.#dependencies.store
      .report([...this.#running.keys()])
      .catch((error: unknown) => this.#dependencies.log.warn({ err: error }, 'Running jobs could not be reported'));
  }
}

async function quietSleep(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
