import type { Issue } from '#core/contract/errors.ts';
import { faultAt } from './entered-row.ts';

/** What the tree needs to know of a stored row. */
export interface TreeRow {
  readonly parent: string | null;
  readonly isHidden: boolean;
  readonly isMerged: boolean;
}

/**
 * The hierarchy as it would be after the import: the stored rows with the parents of the file. Rows of a file may stand below rows in later
 * lines.
 */
export class RowTree {
  readonly #stored: ReadonlyMap<string, TreeRow>;
  readonly #levels: number;
  /** Parents in the file by code. A row whose parent is not in the file has no entry. */
  readonly #parents = new Map<string, string | null>();
  /** Codes of new and stored rows of the file. */
  readonly #inFile = new Set<string>();
  #heights: ReadonlyMap<string, number> | undefined;

  constructor(stored: ReadonlyMap<string, TreeRow>, levels: number) {
    this.#stored = stored;
    this.#levels = levels;
  }

  /** Notes a row of the file. A row that is noted again keeps its first parent. */
  note(code: string, parent: string | null | undefined): void {
    if (this.#inFile.has(code)) return;
    this.#inFile.add(code);
    if (parent !== undefined) this.#parents.set(code, parent);
  }

  /** The fault of a row below this parent, if any. */
  faultOf(code: string | undefined, parent: string): Issue | undefined {
    if (code === parent) return faultAt('parent', 'admin-masters.parent-below');
    const stored = this.#stored.get(parent);
    const isThere = this.#inFile.has(parent) || (stored !== undefined && !stored.isMerged && !stored.isHidden);
    if (!isThere) return faultAt('parent', 'admin-masters.parent-unknown');
    const above = this.#stepsAbove(parent, code);
    if (above === undefined) return faultAt('parent', 'admin-masters.parent-below');
    const below = code === undefined ? 0 : (this.#heightsBelow().get(code) ?? 0);
    return above + 1 + below >= this.#levels ? faultAt('parent', 'admin-masters.too-deep') : undefined;
  }

  /** All rows of the file below one of these rows, at any level. */
  below(codes: ReadonlySet<string>): string[] {
    return [...this.#parents.keys()].filter((code) => !codes.has(code) && this.#ancestors(code).some((above) => codes.has(above)));
  }

  /** The level of a row below this parent, from 0. */
  depthBelow(parent: string | null): number {
    return parent === null ? 0 : this.#ancestors(parent).length + 1;
  }

  #parentOf(code: string): string | null {
    const inFile = this.#parents.get(code);
    return inFile === undefined ? (this.#stored.get(code)?.parent ?? null) : inFile;
  }

  /** The codes above a row, up to a ring. */
  #ancestors(code: string): string[] {
    const above: string[] = [];
    for (let next = this.#parentOf(code); next !== null && !above.includes(next); next = this.#parentOf(next)) {
      above.push(next);
      // A longer way is too deep anyway.
      if (above.length > this.#levels + 1) break;
    }
    return above;
  }

  /** The rows above `parent`; `undefined` when the row is among them, or when they are a ring. */
  #stepsAbove(parent: string, code: string | undefined): number | undefined {
    const above = this.#ancestors(parent);
    const last = above.at(-1) ?? parent;
    const isRing = above.includes(parent) || (this.#parentOf(last) !== null && above.length <= this.#levels);
    return isRing || (code !== undefined && above.includes(code)) ? undefined : above.length;
  }

  /** The levels below each row. Rows whose parent stands in the file do not count, because they have a fault of their own. */
  #heightsBelow(): ReadonlyMap<string, number> {
    if (this.#heights !== undefined) return this.#heights;
    const heights = new Map<string, number>();
    for (const code of this.#stored.keys()) {
      if (this.#parents.has(code)) continue;
      for (const [index, above] of this.#ancestors(code).entries()) heights.set(above, Math.max(heights.get(above) ?? 0, index + 1));
    }
    this.#heights = heights;
    return heights;
  }
}
