/** Lets only so many pieces of work run at once. The others wait in the order of their arrival. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param atOnce the number of pieces of work that may run at the same time */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the work when it is its turn. Resolves and rejects as the work does. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn that is handed on is never free in between, so that no newcomer passes one that waits.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
