interface KeptAnswerOptions<Answer> {
  /** Computes the answer. Only one computation runs at a time. */
  readonly compute: () => Promise<Answer>;
  /** Milliseconds, counted from the start of the computation. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

interface Computation<Answer> {
  readonly answer: Promise<Answer>;
  isOutdated: boolean;
}

/**
 * A cached answer that is expensive to compute and may be slightly out of date. It is kept in the memory of one server. `forget` makes a
 * change of this server visible at once. A change of another server becomes visible when the answer is too old. A failure is not kept.
 */
export class KeptAnswer<Answer> {
  readonly #options: KeptAnswerOptions<Answer>;
  #kept: { readonly answer: Answer; readonly at: number } | undefined;
  #computation: Computation<Answer> | undefined;

  constructor(options: KeptAnswerOptions<Answer>) {
    this.#options = options;
  }

  /** The kept answer, or a new one. Parallel requests share one computation. */
  async get(): Promise<Answer> {
    if (this.#kept !== undefined && this.#isFresh(this.#kept.at)) return this.#kept.answer;
    const running = this.#computation;
    if (running === undefined) return this.#start().answer;
    if (!running.isOutdated) return running.answer;
    // The running computation may have read data from before the change. A new one starts after it has ended.
    await running.answer.catch(() => undefined);
    return this.get();
  }

  /** Makes every later request use a new computation. Call it after the change is committed. */
  forget(): void {
    this.#kept = undefined;
    if (this.#computation !== undefined) this.#computation.isOutdated = true;
  }

  #start(): Computation<Answer> {
    const at = this.#options.now().getTime();
    const computation: Computation<Answer> = { isOutdated: false, answer: this.#options.compute().finally(() => this.#end()) };
    this.#computation = computation;
    // The waiting requests get the failure.
    computation.answer.then(
      (answer) => {
        if (!computation.isOutdated) this.#kept = { answer, at };
      },
      () => undefined,
    );
    return computation;
  }

  #end(): void {
    this.#computation = undefined;
  }

  #isFresh(at: number): boolean {
    const age = this.#options.now().getTime() - at;
    return age >= 0 && age < this.#options.maxAgeMs;
  }
}
