/** A map that records which of its entries were read, because the emulator changes entries in place after it has read them. */
export class TrackedMap<Value> extends Map<string, Value> {
  readonly #touched = new Set<string>();
  readonly #limit: number;

  /** Beyond the limit the oldest entry is removed. */
  constructor(limit: number = Number.POSITIVE_INFINITY) {
    super();
    this.#limit = limit;
  }

  override get(key: string): Value | undefined {
    this.#touched.add(key);
    return super.get(key);
  }

  override set(key: string, value: Value): this {
    this.#touched.add(key);
    super.set(key, value);
    if (this.size > this.#limit) {
      const [oldest] = this.keys();
      if (oldest !== undefined) this.delete(oldest);
    }
    return this;
  }

  override delete(key: string): boolean {
    this.#touched.add(key);
    return super.delete(key);
  }

  override clear(): void {
    for (const key of this.keys()) this.#touched.add(key);
    super.clear();
  }

  /** The keys that were read or written since the last call, each with its current value. */
  takeTouched(): [key: string, value: Value | undefined][] {
    const touched = [...this.#touched].map((key): [string, Value | undefined] => [key, super.get(key)]);
    this.#touched.clear();
    return touched;
  }
}

/** The extra field of an entry in a {@link DatedMap}. */
export interface Dated {
  /** Time of creation: an instant, ISO 8601. */
  readonly askedAt: string;
}

/** Adds the time of creation to each entry, because the emulator does not. A restored entry keeps its time. */
export class DatedMap<Value extends object> extends TrackedMap<Value & Dated> {
  readonly #now: () => Date;

  constructor(limit: number, now: () => Date) {
    super(limit);
    this.#now = now;
  }

  override set(key: string, value: Value): this {
    return super.set(key, { askedAt: this.#now().toISOString(), ...value });
  }
}
