import { useT } from '#core/client/i18n/use-t.ts';
import { REVOKE_REASONS } from '../../contract/credential-states.ts';

/** Returns the words of a reason: of a fixed one for a revocation in the user's language, of others as they were written. */
export function useReasonText(): (reason: string) => string {
  const t = useT('skill-passports');
  return (reason) => (REVOKE_REASONS.some((fixed) => fixed === reason) ? t(`reason.${reason}`) : reason);
}
