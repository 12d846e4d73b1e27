/** Keys that are counted before they are asked for often. All are forgotten when there are more. */
const MOST_COUNTED = 1000;

interface Frequency {
  /** How often a key is asked for before it is frequent. */
  readonly often: number;
  /** The most keys that become frequent. Later ones never do. */
  readonly most: number;
}

/** Finds out which keys are asked for often. Anyone may ask for any key, so their number is limited. */
export class FrequentKeys {
  readonly #frequency: Frequency;
  readonly #frequent = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(frequency: Frequency) {
    this.#frequency = frequency;
  }

  /** Counts a key. Returns whether it is frequent now. */
  ask(key: string): boolean {
    if (this.#frequent.has(key)) return true;
    if (this.#frequent.size >= this.#frequency.most) return false;
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(key, count);
    if (count < this.#frequency.often) return false;
    this.#frequent.add(key);
    this.#counts.delete(key);
    return true;
  }
}
