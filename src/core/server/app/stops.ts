/** The steps to undo when the server stops, in reverse order. */
export class Stops {
  readonly #stops: (() => Promise<unknown> | unknown)[] = [];

  add(stop: () => Promise<unknown> | unknown): void {
    this.#stops.push(stop);
  }

  /**
   * Runs all steps, each exactly once, even when one of them fails.
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
