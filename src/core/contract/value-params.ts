import type { ParamType } from './param-type.ts';

/** The most values of one filter. */
export const MOST_FILTER_VALUES = 20;

/** A parameter that holds several values, separated by commas. */
export interface ValuesParam extends ParamType<string> {
  /** The most values. */
  readonly most: number;
}

/** Which values a parameter takes: those of a form, those of a list, or those of a rule. */
export type Takes = RegExp | readonly string[] | ((value: string) => boolean);

/** The values in a text of several values, such as that of a {@link valuesParam}, each once. */
export function valuesIn(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [...new Set(text.split(','))];
}

/**
 * Several values in one order. Invalid and further ones are left out.
 *
 * @param keyOf of values with the same key, the last one counts
 */
export function valuesParam(most: number, takes: Takes, keyOf: (value: string) => string = (value) => value): ValuesParam {
  const isTaken = (value: string): boolean => {
    if (typeof takes === 'function') return takes(value);
    return takes instanceof RegExp ? takes.test(value) : takes.includes(value);
  };
  const parse = (text: string): string | undefined => {
    const taken = valuesIn(text).filter(isTaken);
    const single = [...new Map(taken.map((value) => [keyOf(value), value])).values()];
    return single.sort().slice(0, most).join(',') || undefined;
  };
  return Object.freeze({ name: 'values', most, parse });
}

/** A whole number from 1. */
export function wholeParam(most: number): ParamType<number> {
  const parse = (text: string): number | undefined => {
    const number = Number(text);
    return Number.isSafeInteger(number) && number > 0 && number <= most ? number : undefined;
  };
  return Object.freeze({ name: 'number', parse });
}

/** A choice that is set, or absent. */
export const trueParam: ParamType<true> = Object.freeze({
  name: 'true',
  parse: (text: string) => (text === 'true' ? (true as const) : undefined),
});
