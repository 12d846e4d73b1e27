import { useT } from '#core/client/i18n/use-t.ts';
import type { Match } from '../../contract/match.ts';

interface MatchWords {
  readonly headingOf: (match: Match) => string;
  readonly leadOf: (match: Match) => string;
}

/** The sentences about a match as a whole. */
export function useMatchWords(): MatchWords {
  const t = useT('matching');
  return {
    headingOf: ({ number, parts }) => {
      if (number === null) return t('title');
      return t('reasons', { count: Object.values(parts).filter(({ state }) => state === 'leaf').length });
    },
    leadOf: ({ number, parts: { must } }) => {
      if (number !== null) return t('lead');
      if (must.unknown === 'profile') return t('tooLittle.skills');
      return t(must.unknown === null ? 'tooLittle.parts' : 'tooLittle.posting');
    },
  };
}
