import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MailMetrics, type MailOutcome } from './mail-metrics.ts';
import { type EndedAttempt, QueueMetrics, type WorkFigures } from './queue-metrics.ts';

interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the address. The address itself would create a time series for every id. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Usage of the pool of database connections. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Prometheus metrics of the process, requests, the database pool, jobs and mails. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #queue: QueueMetrics;
  readonly #mails: MailMetrics;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#queue = new QueueMetrics(this.#registry);
    this.#mails = new MailMetrics(this.#registry);
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.#registry],
    });
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  /** Reads the pool's counts at every scrape. */
  watchPool(pool: PoolCounts): void {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to the database by state; "waiting" counts requests that wait for one.',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  /** Reads the figures about jobs at every scrape. */
  watchQueue(read: () => Promise<readonly WorkFigures[]>): void {
    this.#queue.watch(read);
  }

  /** Counts a finished attempt of a job. */
  jobEnded(attempt: EndedAttempt): void {
    this.#queue.ended(attempt);
  }

  /** Reads at every scrape how many seconds the oldest due mail has waited, 0 without one. */
  watchMails(read: () => Promise<number>): void {
    this.#mails.watch(read);
  }

  /** Counts an attempt to send a mail. */
  mailEnded(outcome: MailOutcome): void {
    this.#mails.ended(outcome);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
