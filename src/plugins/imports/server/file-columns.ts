import { LIST_SEPARATORS, type ListSeparator } from '#core/contract/spreadsheets.ts';
import { FormNotes, type NotedForm } from '#core/server/spreadsheets/written/form-notes.ts';
import type { FileColumn } from '../contract/file-column.ts';

/** Characters of a label. Each answer about an import has all labels of its file. */
const LABEL_LENGTH = 200;
const MOST_EXAMPLES = 3;
const EXAMPLE_LENGTH = 120;
const MOST_VALUES = 20;
const VALUE_LENGTH = 100;
/** Cells of a column by which is tried whether it fits a column of the target. */
const MOST_SAMPLES = 200;
const SAMPLE_LENGTH = 200;

/**
 * The labels of the columns, each different: a repeated header gets a number, and an empty one the letter that spreadsheet programs show.
 * Long ones are cut.
 */
export function labelsOf(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const name =
      cut(
        cell
          .slice(0, 20 * LABEL_LENGTH)
          .replace(/\s+/gu, ' ')
          .trim(),
        LABEL_LENGTH,
      ) || letterOf(index);
    let label = name;
    for (let count = 2; taken.has(label); count++) label = `${name} (${count})`;
    taken.add(label);
    return label;
  });
}

/** A, B, …, Z, AA, AB … */
function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : letterOf(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

/** What is noticed about a column while the file is read. */
export interface NoticedColumn extends FileColumn {
  /** The separator that most cells contain; absent when none does. */
  readonly separator?: ListSeparator | undefined;
  /** The beginnings of the first cells that are not empty, with the number of cells for each. */
  readonly sample: ReadonlyMap<string, number>;
  /** What the cells show about how numbers and dates are written. */
  readonly noted?: NotedForm;
}

/** The columns as they are kept with an import. */
export function keptColumns(columns: readonly NoticedColumn[]): FileColumn[] {
  return columns.map(({ separator: _separator, sample: _sample, noted: _noted, ...column }) => column);
}

/** Collects examples and values of the columns while rows pass. */
export class ColumnNotes {
  readonly #columns: {
    readonly label: string;
    readonly values: Set<string>;
    hasMore: boolean;
    readonly separators: Map<ListSeparator, number>;
    readonly sample: Map<string, number>;
    readonly forms: FormNotes;
    sampled: number;
  }[];
  readonly #isTyped: boolean;

  /** @param format cells of workbooks have types, so their numbers are not as the writer has written them */
  constructor(header: readonly string[], format: 'csv' | 'xlsx' = 'csv') {
    this.#isTyped = format === 'xlsx';
    this.#columns = labelsOf(header).map((label) => ({
      label,
      values: new Set(),
      hasMore: false,
      separators: new Map(),
      sample: new Map(),
      forms: new FormNotes(),
      sampled: 0,
    }));
  }

  add(cells: readonly string[]): void {
    for (const [index, column] of this.#columns.entries()) {
      const whole = cells[index] ?? '';
      const cell = whole.trim();
      if (cell === '') continue;
      column.forms.add(cell, this.#isTyped);
      for (const each of LIST_SEPARATORS) {
        if (whole.includes(each)) column.separators.set(each, (column.separators.get(each) ?? 0) + 1);
      }
      if (column.sampled < MOST_SAMPLES) {
        const beginning = copyOf(cell.slice(0, SAMPLE_LENGTH));
        column.sample.set(beginning, (column.sample.get(beginning) ?? 0) + 1);
        column.sampled++;
      }
      if (column.hasMore || column.values.has(cell)) continue;
      // A copy: a part of a long cell would keep all of it in memory.
      column.values.add(cut(cell, EXAMPLE_LENGTH));
      column.hasMore = column.values.size > MOST_VALUES || cell.length > VALUE_LENGTH;
      // More examples than these are not kept.
      if (column.hasMore && column.values.size < MOST_EXAMPLES) column.hasMore = false;
    }
  }

  get columns(): NoticedColumn[] {
    return this.#columns.map(({ label, values, separators, sample, forms }) => {
      const isWhole = values.size <= MOST_VALUES && [...values].every((value) => value.length <= VALUE_LENGTH);
      const separator = mostFrequent(separators);
      return {
        label,
        examples: [...values].slice(0, MOST_EXAMPLES),
        values: isWhole ? [...values] : [],
        sample,
        noted: forms.noted,
        ...(separator === undefined ? {} : { separator }),
      };
    });
  }
}

/** Of separators that as many cells contain, the first of {@link LIST_SEPARATORS}. */
function mostFrequent(counts: ReadonlyMap<ListSeparator, number>): ListSeparator | undefined {
  const found = LIST_SEPARATORS.filter((each) => counts.has(each));
  return found.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0];
}

function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function cut(text: string, length: number): string {
  const shown = [...text.slice(0, 2 * length)].slice(0, length).join('').toWellFormed();
  return shown.length < text.length ? `${shown}…` : shown;
}
