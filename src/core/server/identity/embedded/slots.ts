/** The queue of waiting tasks is full. */
export class SlotsFull extends Error {}

/** Runs a limited number of tasks at a time. A limited number of further tasks waits in order of arrival. */
export class Slots {
  readonly #parallel: number;
  readonly #longestQueue: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(parallel: number, longestQueue: number) {
    this.#parallel = parallel;
    this.#longestQueue = longestQueue;
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws SlotsFull when the queue is full; otherwise has the result of the task */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#parallel) this.#running += 1;
    else await this.#wait();
    try {
      return await task();
    } finally {
      const next = this.#queue.shift();
      // If a task waits, it takes over the slot.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#longestQueue) throw new SlotsFull('Too many tasks wait');
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
