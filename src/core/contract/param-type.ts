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
