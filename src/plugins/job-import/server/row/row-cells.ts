import { cleanLine, cleanText, lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';
import type { PostingField } from '../columns/posting-field.ts';
import { CellFault } from './cell-fault.ts';

const WORD = /[\p{L}\p{N}]/u;

// Placeholders that users and programs write for empty values.
const PLACEHOLDERS = new Set([
  'n/a',
  'none',
  'null',
  'nil',
  'not applicable',
  'not available',
  'not given',
  'not specified',
  'not used',
  'tbd',
  'undefined',
  'unknown',
  'unspecified',
]);

/** The cells of one row by field, cleaned. */
export class RowCells {
  readonly #plan: ColumnPlan;
  readonly #cells: readonly string[];

  constructor(plan: ColumnPlan, cells: readonly string[]) {
    this.#plan = plan;
    this.#cells = cells;
  }

  has(field: PostingField): boolean {
    return this.#plan.sources[field] !== undefined;
  }

  /** The unchanged cell; empty when the file has no such column. */
  raw(field: PostingField): string {
    const source = this.#plan.sources[field];
    if (source === undefined) return '';
    return source.kind === 'constant' ? source.value : (this.#cells[source.index] ?? '');
  }

  /** One line of text; `undefined` for empty cells and placeholders such as `N/A`. */
  line(field: PostingField, limit: number): string | undefined {
    const line = cleanLine(this.raw(field));
    if (!says(line)) return undefined;
    const length = lengthOf(line);
    if (length <= limit) return line;
    throw this.fault(field, `holds ${length.toLocaleString('en')} characters where at most ${limit} belong; the row may be shifted`);
  }

  /** Several lines of text. */
  text(field: PostingField): string | undefined {
    const text = cleanText(this.raw(field));
    return says(text) ? text : undefined;
  }

  /** A fault of a field's cell, with the column's own name. */
  fault(field: PostingField, reason: string): CellFault {
    const source = this.#plan.sources[field];
    return new CellFault(source?.kind === 'column' ? source.name : field, reason);
  }
}

function says(text: string): boolean {
  return WORD.test(text) && !PLACEHOLDERS.has(text.toLowerCase());
}
