/** What must be undone when the server ends, last done first. */
export class Stops {
  readonly #stops: (() => Promise<unknown> | unknown)[] = [];

  add(stop: () => Promise<unknown> | unknown): void {
    this.#stops.push(stop);
  }

  /**
   * Undoes everything, each exactly once, also when one of them fails.
   *
   * @throws the first failure, after all have run
   */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop !== undefined; stop = this.#stops.pop()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
