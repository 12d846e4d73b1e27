import type { ParamType } from '#core/contract/param-type.ts';
import { CODE_FORM, MOST_CODE } from './master-row.ts';

/** Whether a text can be the code of a row of master data. */
export function isMasterCode(text: string): boolean {
  return text.length <= MOST_CODE && CODE_FORM.test(text);
}

/** The code of a row of master data in an address. */
export const masterCodeParam: ParamType<string> = Object.freeze({
  name: 'code',
  parse: (text: string) => (isMasterCode(text) ? text : undefined),
});
