import { TrackedMap } from './tracked-map.ts';

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
