/**
 * Parses one route parameter of an address. It is deliberately not a Zod schema: route refs load with the first view, and the
 * first view does not include a schema library (docs/decisions/0004-one-contract.md).
 */
export interface ParamType<Value> {
  /** The accepted form, for error texts and documentation. */
  readonly name: string;
  /** Returns `undefined` for a text that is not of this type. The page then shows 404 'Page Not Found' (specification section 2). */
  readonly parse: (text: string) => Value | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A UUID of any version (RFC 9562) in the 36-character form, returned in lower case. */
export const uuidParam: ParamType<string> = Object.freeze({
  name: 'uuid',
  parse: (text: string) => (UUID.test(text) ? text.toLowerCase() : undefined),
});

/** A code of master data: 2 to 64 lower-case letters, digits and `_ . -`. It begins with a letter or digit. */
export const codeParam: ParamType<string> = Object.freeze({
  name: 'code',
  parse: (text: string) => (/^[a-z0-9][a-z0-9_.-]{1,63}$/.test(text) ? text : undefined),
});

/** One of a fixed list of words. */
export function oneOfParam<const Word extends string>(...words: readonly Word[]): ParamType<Word> {
  return Object.freeze({ name: words.join('|'), parse: (text: string) => words.find((word) => word === text) });
}

/** Words that a person typed. Longer ones are cut after `most` characters. */
export function wordsParam(most: number): ParamType<string> {
  return Object.freeze({ name: 'words', parse: (text: string) => [...text].slice(0, most).join('').trim() || undefined });
}

/** A day of the calendar, as `2026-03-01`. */
export const dayParam: ParamType<string> = Object.freeze({
  name: 'day',
  parse: (text: string) => (dayStart(text) === undefined ? undefined : text),
});

/** The instant at which a day begins in the reader's time zone, some days later; `undefined` if the text is not a day. */
export function dayStart(day: string, later = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
