/**
 * How one route parameter is read from an address. Deliberately not a Zod schema: route refs are part of the first view,
 * which carries no schema library (docs/decisions/0004-one-contract.md).
 */
export interface ParamType<Value> {
  /** What it accepts, for error texts and documentation. */
  readonly name: string;
  /** The value, or `undefined` when the text is not of this type; the page then answers 404 'Page Not Found' (specification section 2). */
  readonly parse: (text: string) => Value | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A UUID of any version (RFC 9562) in its usual 36-character form, returned in lower case. */
export const uuidParam: ParamType<string> = Object.freeze({
  name: 'uuid',
  parse: (text: string) => (UUID.test(text) ? text.toLowerCase() : undefined),
});

/** A code of master data: 2 to 64 characters, lower case letters, digits and `_ . -`, beginning with a letter or digit. */
export const codeParam: ParamType<string> = Object.freeze({
  name: 'code',
  parse: (text: string) => (/^[a-z0-9][a-z0-9_.-]{1,63}$/.test(text) ? text : undefined),
});

/** One of a fixed list of words. */
export function oneOfParam<const Word extends string>(...words: readonly Word[]): ParamType<Word> {
  return Object.freeze({ name: words.join('|'), parse: (text: string) => words.find((word) => word === text) });
}
