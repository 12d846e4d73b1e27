import { TrackedMap } from './tracked-map.ts';

/** What an entry of a {@link DatedMap} carries beside its own fields. */
export interface Dated {
  /** When it came: an instant, ISO 8601. */
  readonly askedAt: string;
}

/** Notes in each entry when it came, for the emulator does not. An entry that is restored keeps its time. */
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
