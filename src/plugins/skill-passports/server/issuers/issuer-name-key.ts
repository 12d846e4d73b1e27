import { textKey } from '#core/server/text/text-key.ts';
import type { IssuerRow } from './issuer-mapping.ts';

/** The name of an issuer, and the one for which it asked, as searches compare them. */
export function issuerNameKey({ name, asked_name: askedName }: Pick<IssuerRow, 'name' | 'asked_name'>): string {
  // A typed text has no line break, so no search finds the end of one name and the beginning of the other.
  return [name, ...(askedName === null ? [] : [askedName])].map(textKey).join('\n');
}
