import { DATE_ORDERS, type DateOrder, type DecimalSign } from '#core/contract/spreadsheets.ts';
import { readDate } from './written-date.ts';
import { readNumber } from './written-number.ts';

/** How the cells of a column are written. */
export interface WrittenForm {
  readonly decimal?: DecimalSign | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

/** What the cells of a column show about how they are written. */
export interface NotedForm {
  /** The decimal sign that cells show; `mixed` when they show both. */
  readonly decimal?: DecimalSign | 'mixed' | undefined;
  /** The separators of numbers with two readings. */
  readonly openNumbers: readonly DecimalSign[];
  /** The order that cells show, or that the usual one of dates with points is. */
  readonly dateOrder?: DateOrder | undefined;
  /** The orders in which dates with two readings can be read. */
  readonly openDates: readonly DateOrder[];
}

/**
 * The form that the cells of a column show. The language of the file decides only that a sign divides thousands: three decimals are rare,
 * and a header in English says little about who writes numbers.
 */
export function decidedForm({ decimal, openNumbers, dateOrder }: NotedForm, language: DecimalSign | undefined): WrittenForm {
  const byLanguage = openNumbers.length > 0 && language !== undefined && !openNumbers.includes(language) ? language : undefined;
  return { decimal: decimal === 'mixed' ? undefined : (decimal ?? byLanguage), dateOrder };
}

/** Longer cells are texts. */
const LONGEST = 60;
const HAS_DIGIT = /\p{Nd}/u;
const NUMBERS = /\p{Nd}[\p{Nd}\s.,'\u2019\u066b\u066c]*/gu;
/** A date of digits with its year last. Others show no order, and most cells are no dates. */
const YEAR_LAST = /^[^\p{L}\p{Nd}]{0,4}\p{Nd}{1,2}[^\p{L}\p{Nd}]{1,3}\p{Nd}{1,2}[^\p{L}\p{Nd}]{1,3}\p{Nd}/u;
/** A number as programs write it, which a typed cell of a workbook is. */
const OF_PROGRAM = /^-?\d+(?:\.\d+)?$/;

/** Notes how numbers and dates of a column are written while its cells pass. */
export class FormNotes {
  readonly #shown = new Set<DecimalSign>();
  readonly #openNumbers = new Set<DecimalSign>();
  readonly #openDates = new Set<DateOrder>();
  #allowed: readonly DateOrder[] = DATE_ORDERS;
  #hasOnlyPoints = true;

  /** @param isTyped whether numbers of programs say nothing about how the writer writes */
  add(cell: string, isTyped: boolean): void {
    if (cell.length > LONGEST || !HAS_DIGIT.test(cell)) return;
    if (!(isTyped && OF_PROGRAM.test(cell)))
      for (const [number] of cell.matchAll(NUMBERS)) this.#addNumber(number.replace(/[\s.,'\u2019]+$/u, ''));
    if (YEAR_LAST.test(cell)) this.#addDate(cell);
  }

  get noted(): NotedForm {
    const [shown] = this.#shown;
    return {
      decimal: this.#shown.size > 1 ? 'mixed' : shown,
      openNumbers: [...this.#openNumbers],
      dateOrder: this.#dateOrder(),
      openDates: DATE_ORDERS.filter((order) => this.#openDates.has(order)),
    };
  }

  #addNumber(text: string): void {
    const read = readNumber(text);
    if (read?.kind === 'open') this.#openNumbers.add(read.separator);
    else if (read?.shows !== undefined) this.#shown.add(read.shows);
  }

  #addDate(cell: string): void {
    const read = readDate(cell);
    if (read === undefined || (read.kind === 'read' && read.order === undefined)) return;
    const orders = read.kind === 'open' ? read.readings.map(({ order }) => order) : [read.order];
    this.#allowed = this.#allowed.filter((order) => orders.includes(order));
    if (read.kind === 'read') return;
    for (const { order } of read.readings) this.#openDates.add(order);
    this.#hasOnlyPoints &&= read.separator === '.';
  }

  #dateOrder(): DateOrder | undefined {
    if (this.#allowed.length === 1) return this.#allowed[0];
    // Where points divide dates, the day comes first.
    const isUsual = this.#openDates.size > 0 && this.#hasOnlyPoints && this.#allowed.includes('dmy');
    return isUsual ? 'dmy' : undefined;
  }
}
