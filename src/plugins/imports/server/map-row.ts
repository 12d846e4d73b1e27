import type { Issue } from '#core/contract/errors.ts';
import { SPREADSHEET_LIMITS } from '../contract/import-limits.ts';
import type { MappedRow } from '../contract/import-target.ts';
import { importIssue } from '../contract/issues.ts';
import type { ColumnSource, ImportMapping } from '../contract/mapping-schemas.ts';
import type { StoredFault } from './import-tables.ts';
import type { FileRow } from './row-store.ts';

/** A row after the mapping, or the faults that the reader found in mapped cells. */
export type RowAfterMapping = { readonly row: MappedRow } | { readonly issues: readonly Issue[] };

/** Turns rows of a file into rows of a target. */
export class RowMapper {
  readonly #sources: readonly MappedSource[];
  readonly #labels: ReadonlyMap<string, string>;
  readonly #places: ReadonlyMap<string, number>;
  readonly #long: ReadonlySet<string>;

  /**
   * @param labels of the file's columns, in their order
   * @param long ids of the columns for long texts
   */
  constructor({ columns }: ImportMapping, labels: readonly string[], long: ReadonlySet<string>) {
    this.#long = long;
    const places = new Map(labels.map((label, index) => [label, index]));
    this.#places = places;
    this.#sources = Object.entries(columns).map(([id, source]) => mappedSource(id, source, places));
    this.#labels = new Map(
      Object.entries(columns).flatMap(([id, source]) => (source.kind === 'column' ? [[id, source.label] as const] : [])),
    );
  }

  /** Characters that the rows must have of each column of the file: enough to see that a cell is too long. */
  get lengths(): readonly number[] {
    const { cell, longCell } = SPREADSHEET_LIMITS;
    return [...this.#places.values()].map((column) => {
      const ids = this.#sources.filter(({ place }) => place === column).map(({ id }) => id);
      return ids.length === 0 ? 0 : 1 + (ids.some((id) => this.#long.has(id)) ? longCell : cell);
    });
  }

  /** @param mended ids of the columns whose cells have the text that the mapping has for faults */
  map({ line, cells, faults }: FileRow, mended: ReadonlySet<string> = NONE): RowAfterMapping {
    if (faults?.row !== undefined) return { issues: [importIssue(faults.row.code, faults.row.values)] };
    const issues = (faults?.cells ?? []).flatMap(({ column, code, values }) =>
      this.#sources.filter(({ place }) => place === column).map(({ id }) => importIssue(code, values, id)),
    );
    issues.push(...this.#tooLong(cells));
    const left = issues.filter(({ path }) => !mended.has(path));
    if (left.length > 0) return { issues: left };
    const textsOf = ({ id, read, faulty }: MappedSource): readonly string[] => (mended.has(id) ? (faulty ?? []) : read(cells));
    return { row: { line, cells: new Map(this.#sources.map((source) => [source.id, textsOf(source)])) } };
  }

  /** The columns of faults for which the mapping has a text, besides those that are mended already. */
  mendable(issues: readonly Issue[], mended: ReadonlySet<string>): readonly string[] {
    const ids = new Set(issues.map(({ path }) => path));
    return this.#sources.flatMap(({ id, faulty }) => (faulty !== undefined && ids.has(id) && !mended.has(id) ? [id] : []));
  }

  #tooLong(cells: readonly string[]): Issue[] {
    const limit = SPREADSHEET_LIMITS.cell;
    const isTooLong = (text: string): boolean => text.length > limit && (text.length > 2 * limit || [...text].length > limit);
    const long = this.#sources.filter(({ id, place }) => !this.#long.has(id) && isTooLong(cells[place ?? -1] ?? ''));
    return long.map(({ id }) => importIssue('imports.cell-too-long', { limit }, id));
  }

  /** Faults with the place and the beginning of their cells. Several rules may say the same about a cell. */
  faultsOf({ cells }: Pick<FileRow, 'cells'>, issues: readonly Issue[]): StoredFault[] {
    const different = new Map(issues.map((issue) => [JSON.stringify([issue.path, issue.code, issue.values]), issue]));
    return [...different.values()].map(({ path, ...issue }) => {
      const label = this.#labels.get(path) ?? '';
      return { ...issue, column: path, label, value: excerpt(cells[this.#places.get(label) ?? -1] ?? '') };
    });
  }
}

/** The fault of a row that means the same object as an earlier one. */
export function repeatedRow(line: number): Issue {
  return importIssue('imports.twice', { line });
}

interface MappedSource {
  readonly id: string;
  /** Place of the file's column; absent for a fixed text. */
  readonly place?: number | undefined;
  readonly read: (cells: readonly string[]) => readonly string[];
  /** The texts of a cell with a fault; absent when the row has the fault. */
  readonly faulty?: readonly string[] | undefined;
}

const NONE: ReadonlySet<string> = new Set();

function mappedSource(id: string, source: ColumnSource, places: ReadonlyMap<string, number>): MappedSource {
  if (source.kind === 'fixed') return { id, read: () => [source.value] };
  const place = places.get(source.label);
  const translated = new Map((source.values ?? []).map(({ from, to }) => [from.trim(), to.trim()]));
  const separator = source.separator;
  const read = (cells: readonly string[]): readonly string[] => {
    const cell = cells[place ?? -1] ?? '';
    const texts = separator === undefined ? [cell] : cell.split(separator);
    return texts.map((text) => translated.get(text.trim()) ?? trimmed(text)).filter((text) => text !== '');
  };
  const faulty = source.faulty === undefined ? undefined : [source.faulty].filter((text) => text !== '');
  return { id, place, read, faulty };
}

/** A copy where much was trimmed: a part of a text keeps all of it in memory, and targets remember codes of all rows. */
function trimmed(text: string): string {
  const part = text.trim();
  return 2 * part.length < text.length ? Buffer.from(part).toString() : part;
}

const EXCERPT_LENGTH = 100;

function excerpt(cell: string): string {
  const line = cell.slice(0, 1000).replace(/\s+/gu, ' ').trim();
  const shown = [...line].slice(0, EXCERPT_LENGTH).join('').toWellFormed();
  return shown.length < line.length || cell.length > 1000 ? `${shown}…` : shown;
}
