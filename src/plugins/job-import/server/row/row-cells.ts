import { type Issue, type IssueValues, issueOfCode } from '#core/contract/errors.ts';
import { cleanLine, cleanText, lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { WrittenForm } from '#core/server/spreadsheets/written/form-notes.ts';
import { type PostingRowIssueCode, postingRowIssues } from '../../contract/issues.ts';
import type { FieldSources } from '../columns/field-sources.ts';
import type { PostingField } from '../columns/posting-field.ts';

/**
 * Highest lengths of the fields in characters. Title and description have the limits of postings. The other limits detect texts
 * in the wrong column.
 */
export const IMPORT_LIMITS = Object.freeze({
  id: 200,
  title: 200,
  company: 200,
  location: 200,
  category: 120,
  label: 100,
  description: 60_000,
});

/** Rejects a row because of an invalid cell. */
export class CellFault extends Error {
  /** Name of the column, or of the field if the file has no column for it. Empty for the whole row. */
  readonly column: string;
  readonly sentence: RowSentence;

  constructor(column: string, sentence: RowSentence) {
    super(postingRowIssue(column, sentence).message);
    this.name = 'CellFault';
    this.column = column;
    this.sentence = sentence;
  }
}

/** The beginning of a cell's text on one line, for the sentence about it. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const shown = [...line.slice(0, 200)].slice(0, 40).join('');
  return shown.length < line.length ? `${shown}…` : shown;
}

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
  readonly #sources: FieldSources;
  readonly #cells: readonly string[];

  constructor(sources: FieldSources, cells: readonly string[]) {
    this.#sources = sources;
    this.#cells = cells;
  }

  has(field: PostingField): boolean {
    return this.#sources[field] !== undefined;
  }

  /** How the field's column is written. */
  form(field: PostingField): WrittenForm {
    const source = this.#sources[field];
    return source?.kind === 'column' ? (source.form ?? {}) : {};
  }

  /** The unchanged cell; empty when the file has no such column. */
  raw(field: PostingField): string {
    const source = this.#sources[field];
    if (source === undefined) return '';
    return source.kind === 'constant' ? source.value : (this.#cells[source.index] ?? '');
  }

  /** One line of text; `undefined` for empty cells and placeholders such as `N/A`. */
  line(field: PostingField, limit: number): string | undefined {
    const line = cleanLine(this.raw(field));
    if (!hasContent(line)) return undefined;
    const length = lengthOf(line);
    if (length <= limit) return line;
    throw this.fault(field, { code: 'job-import.too-long-shifted', values: { length, limit } });
  }

  /** Several lines of text. */
  text(field: PostingField): string | undefined {
    const text = cleanText(this.raw(field));
    return hasContent(text) ? text : undefined;
  }

  /** A fault of a field's cell, with the column's own name. */
  fault(field: PostingField, sentence: RowSentence): CellFault {
    const source = this.#sources[field];
    return new CellFault(source?.kind === 'column' ? source.name : field, sentence);
  }
}

function hasContent(text: string): boolean {
  return WORD.test(text) && !PLACEHOLDERS.has(text.toLowerCase());
}

/** A sentence about a row, with its values. */
export interface RowSentence {
  readonly code: PostingRowIssueCode;
  readonly values?: IssueValues;
}

/** An issue about a row. The path is the column of the target, or empty for the whole row. */
export function postingRowIssue(path: string, { code, values }: RowSentence): Issue {
  return issueOfCode(postingRowIssues, code, values, path);
}
