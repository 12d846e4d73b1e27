import { Gauge, Histogram, type Registry } from 'prom-client';

/** Numbers of jobs of one work by state. */
export interface WorkFigures {
  readonly name: string;
  /** Jobs that wait for their first attempt. */
  readonly waiting: number;
  /** Jobs that wait for another attempt. */
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds that the oldest due job has waited; 0 without a due job. */
  readonly oldestSeconds: number;
  /** Whether no installed plugin has the work. Its jobs are kept until a plugin has it. */
  readonly orphaned: boolean;
}

/** An attempt that ended. */
export interface EndedAttempt {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/** Metrics of jobs: all jobs in the database, read at each scrape, and the attempts of this process. */
export class QueueMetrics {
  readonly #attempts: Histogram<'queue' | 'outcome'>;
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#attempts = new Histogram({
      name: 'queue_attempt_duration_seconds',
      help: 'Time that an attempt of a job took in this process, by how it ended.',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 300, 900],
      registers: [registry],
    });
  }

  ended({ name, outcome, seconds }: EndedAttempt): void {
    this.#attempts.observe({ queue: name, outcome }, seconds);
  }

  watch(read: () => Promise<readonly WorkFigures[]>): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state; "orphaned" counts waiting jobs that no installed plugin can run.',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        this.reset();
        for (const { name, waiting, retrying, running, failed, orphaned } of await readOrNone(read)) {
          this.set({ queue: name, state: 'waiting' }, orphaned ? 0 : waiting);
          this.set({ queue: name, state: 'retrying' }, orphaned ? 0 : retrying);
          this.set({ queue: name, state: 'orphaned' }, orphaned ? waiting + retrying : 0);
          this.set({ queue: name, state: 'running' }, running);
          this.set({ queue: name, state: 'failed' }, failed);
        }
      },
    });
    new Gauge({
      name: 'queue_oldest_job_seconds',
      help: 'How long the oldest due job of a queue has waited.',
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset();
        for (const { name, oldestSeconds } of await readOrNone(read)) this.set({ queue: name }, oldestSeconds);
      },
    });
  }
}

// The other metrics are needed most when the database does not answer.
async function readOrNone(read: () => Promise<readonly WorkFigures[]>): Promise<readonly WorkFigures[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
