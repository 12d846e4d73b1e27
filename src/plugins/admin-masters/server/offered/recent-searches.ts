import type { OfferedRow } from '../../contract/master-row.ts';

/** The searches that are kept. Users type the same beginnings again and again. */
const MOST_KEPT = 500;

/** Longer answers are not kept, so that all of them together take little memory. */
const LONGEST = 50;

/** The answers of the latest searches. A search of another revision of the kind has another key. */
export class RecentSearches {
  // In the order of the last use.
  readonly #answers = new Map<string, readonly OfferedRow[]>();

  get(key: string): readonly OfferedRow[] | undefined {
    const rows = this.#answers.get(key);
    if (rows !== undefined) this.#move(key, rows);
    return rows;
  }

  set(key: string, rows: readonly OfferedRow[]): void {
    if (rows.length > LONGEST) return;
    this.#move(key, rows);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }

  #move(key: string, rows: readonly OfferedRow[]): void {
    this.#answers.delete(key);
    this.#answers.set(key, rows);
  }
}
