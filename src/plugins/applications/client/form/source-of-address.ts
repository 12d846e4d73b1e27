import type { ApplicationSource } from '../../contract/applying/application-input-schemas.ts';

const NAMES = ['src', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The same characters and length as the contract allows. */
const ALLOWED = /^[A-Za-z0-9 ._~+-]{1,100}$/;

/** Through which address a candidate came, from its query. Values with other characters are left out. */
export function sourceIn(search: string): ApplicationSource | undefined {
  const params = new URLSearchParams(search);
  const known = NAMES.map((name) => [name, params.get(name)] as const).filter(([, value]) => value !== null && ALLOWED.test(value));
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
