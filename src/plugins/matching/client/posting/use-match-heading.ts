import { useT } from '#core/client/i18n/use-t.ts';
import type { Match } from '../../contract/match.ts';

/** Returns the heading of a match: how many of its parts are met. */
export function useMatchHeading(): (match: Match) => string {
  const t = useT('matching');
  return ({ parts }) => t('reasons', { count: Object.values(parts).filter(({ state }) => state === 'leaf').length });
}
