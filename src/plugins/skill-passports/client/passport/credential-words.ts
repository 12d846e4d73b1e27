import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Credential } from '../../contract/credential.ts';
import { REVOKE_REASONS } from '../../contract/credential-states.ts';

interface CredentialWords {
  /** The days of a signed credential; the day of the last change of another one. */
  readonly datesOf: (credential: Credential) => string;
  /** A reason in words. A revocation has one of a few reasons, every other reason is a text of a person. */
  readonly reasonOf: (reason: string) => string;
}

/** Sentences about credentials. */
export function useCredentialWords(): CredentialWords {
  const t = useT('skill-passports');
  const format = useFormat();
  return {
    datesOf: ({ validFrom, validUntil, changedAt }) => {
      if (validFrom === null) return t('passport.changedOn', { date: format.date(changedAt) });
      if (validUntil === null) return t('passport.noEnd', { from: format.date(validFrom) });
      return t('passport.until', { from: format.date(validFrom), until: format.date(validUntil) });
    },
    reasonOf: (reason) => (REVOKE_REASONS.some((known) => known === reason) ? t(`reason.${reason}`) : reason),
  };
}
