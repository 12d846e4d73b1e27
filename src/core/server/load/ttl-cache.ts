import { LRUCache } from 'lru-cache';

interface TtlCacheOptions<Answer, Question> {
  /** Computes an answer. For each key, only one computation runs at a time. */
  readonly compute: (question: Question) => Promise<Answer>;
  /** Equal for questions that have the same answer. By default all questions have. */
  readonly keyOf?: (question: Question) => string;
  /** Highest number of answers; by default one. The one that was asked for longest ago is removed first. */
  readonly most?: number;
  /** Highest size of all answers together, in bytes of their JSON. For answers whose number and size requests choose. */
  readonly mostBytes?: number;
  /** Milliseconds, counted from the start of the computation. */
  readonly maxAgeMs: number;
  /** The time after which an answer is not valid, however old it is. */
  readonly endOf?: (answer: Answer) => Date;
  readonly now: () => Date;
}

interface Asked<Question> {
  readonly question: Question;
}

/**
 * Answers that are expensive to compute and may be slightly out of date, cached in the memory of one server. Parallel requests share one
 * computation. `forget` makes a change of this server visible at once. A change of another server becomes visible when the answer is too
 * old. A failure is not cached.
 */
export class TtlCache<Answer extends NonNullable<unknown>, Question = void> {
  readonly #options: TtlCacheOptions<Answer, Question>;
  readonly #answers: LRUCache<string, Answer, Asked<Question>>;
  /** The ends of computations, by key. */
  readonly #running = new Map<string, Promise<void>>();
  #latest = Number.NEGATIVE_INFINITY;

  constructor(options: TtlCacheOptions<Answer, Question>) {
    this.#options = options;
    this.#answers = new LRUCache<string, Answer, Asked<Question>>({
      max: options.most ?? 1,
      ...(options.mostBytes !== undefined && {
        maxSize: options.mostBytes,
        sizeCalculation: (answer: Answer) => Math.max(1, Buffer.byteLength(JSON.stringify(answer))),
      }),
      ttl: options.maxAgeMs,
      ttlResolution: 0,
      perf: { now: () => options.now().getTime() },
      // A computation that a change overtook still answers the requests from before the change. Its answer is not cached.
      ignoreFetchAbort: true,
      fetchMethod: (key, _, { context: { question }, signal, options: entry }) => this.#fetch(key, question, signal, entry),
    });
  }

  /** The cached answer, or a new one. */
  get(question: Question): Promise<Answer> {
    const at = this.#options.now().getTime();
    // After the clock was set back, answers would be from the future.
    if (at < this.#latest) this.forget();
    this.#latest = at;
    return this.#answers.forceFetch(this.#options.keyOf?.(question) ?? '', { context: { question } });
  }

  /** Makes every later request use a new computation. Call it after the change is committed. */
  forget(): void {
    this.#answers.clear();
  }

  async #fetch(key: string, question: Question, signal: AbortSignal, entry: { ttl?: number | undefined }): Promise<Answer> {
    const overtaken = this.#running.get(key);
    if (overtaken !== undefined) {
      // It may have read data from before the change.
      await overtaken;
      if (signal.aborted) return this.get(question);
    }
    const { compute, maxAgeMs, endOf, now } = this.#options;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#running.set(key, promise);
    try {
      const began = now().getTime();
      const answer = await compute(question);
      const last = Math.min(began + maxAgeMs, endOf?.(answer).getTime() ?? Number.POSITIVE_INFINITY);
      // An entry is valid while its age is at most this. Without the half it would last too long, and with 0 forever.
      entry.ttl = last - now().getTime() - 0.5;
      return answer;
    } finally {
      this.#running.delete(key);
      end();
    }
  }
}
