import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Credential } from '../../contract/schemas.ts';

/** Returns the days of a signed credential in words; the day of the last change of another one. */
export function useDatesText(): (credential: Credential) => string {
  const t = useT('skill-passports');
  const format = useFormat();
  return ({ validFrom, validUntil, changedAt }) => {
    if (validFrom === null) return t('passport.changedOn', { date: format.date(changedAt) });
    if (validUntil === null) return t('passport.noEnd', { from: format.date(validFrom) });
    return t('passport.until', { from: format.date(validFrom), until: format.date(validUntil) });
  };
}
