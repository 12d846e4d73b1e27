import { codeOf } from '#core/server/text/text-key.ts';

const MOST_LENGTH = 64;

/** Makes codes from names. Each is given to one row. */
export class NewCodes {
  readonly #taken: Set<string>;
  /** The codes that were made, by the keys of their rows. */
  readonly #made = new Map<string, string>();

  /** @param taken codes of stored rows and codes in the file */
  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** A code for the row with this key and name; `undefined` when the name has no letter and no digit. A row gets the same one again. */
  make(key: string, name: string): string | undefined {
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const base = codeOf(name);
    if (base === undefined) return undefined;
    // Codes have at least two characters.
    let code = base.length < 2 ? `${base}-1` : base;
    for (let count = 2; this.#taken.has(code); count++) {
      const end = `-${count}`;
      code = `${base.slice(0, MOST_LENGTH - end.length).replace(/[-\uD800-\uDBFF]+$/, '')}${end}`;
    }
    this.#taken.add(code);
    this.#made.set(key, code);
    return code;
  }

  take(code: string): void {
    this.#taken.add(code);
  }
}
