/** Calls back after so many milliseconds, of which pauses do not count. */
export class WorkingTime {
  readonly #over: () => void;
  #leftMs: number;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;

  constructor(limitMs: number, over: () => void) {
    this.#leftMs = limitMs;
    this.#over = over;
  }

  goOn(): void {
    this.#since = performance.now();
    this.#timer ??= setTimeout(this.#over, this.#leftMs);
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#since));
  }
}
