import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type EndedAttempt, QueueMetrics, type WorkFigures } from './queue-metrics.ts';

/** One answered request, for the histogram. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the address, never the address itself: it would make a series of every id. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** How full the pool of database connections is. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Figures for Prometheus: of the process, of requests, of the database pool, of jobs. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #queue: QueueMetrics;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#queue = new QueueMetrics(this.#registry);
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

  /** Counts an attempt of a job that ended. */
  jobEnded(attempt: EndedAttempt): void {
    this.#queue.ended(attempt);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All figures in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
