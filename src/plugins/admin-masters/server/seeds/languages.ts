import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import type { SeedRow } from '../../contract/master-source.ts';
import { namesByIntl } from './names-by-intl.ts';

const RIGHT_TO_LEFT = new Set('ar az-Arab ckb dv fa he ks ps prs sd ug ur yi'.split(' '));

/** All languages that profiles offer, in the order of their codes. */
export async function languageSeeds(): Promise<readonly SeedRow[]> {
  return [...LANGUAGE_CODES].sort().map((code) => ({
    code,
    ...namesByIntl('language', code),
    fields: { ownName: ownName(code), isRightToLeft: RIGHT_TO_LEFT.has(code) },
  }));
}

function ownName(code: string): string | null {
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? null;
}
