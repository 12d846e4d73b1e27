import { MATCH_POINTS, type MatchPart, type MatchPartName, type MatchParts } from '../../contract/match.ts';
import type { JobMatch } from '../../contract/schemas.ts';

/** Ids for tests, which differ in their last digits. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A part of which the posting does not say enough, with some fields replaced. */
export function aPart<Name extends MatchPartName>(name: Name, different: Partial<MatchPart<Name>> = {}): MatchPart<Name> {
  return { state: 'seed', points: 0, of: MATCH_POINTS[name], facts: null, unknown: 'posting', todo: null, ...different };
}

/** A match whose other parts are unknown. */
export function aMatch(number: number | null, parts: Partial<MatchParts> = {}, jobId = idOf(1)): JobMatch {
  return {
    jobId,
    number,
    parts: {
      must: aPart('must'),
      helpful: aPart('helpful'),
      experience: aPart('experience'),
      place: aPart('place'),
      languages: aPart('languages'),
      education: aPart('education'),
      pay: aPart('pay'),
      ...parts,
    },
  };
}
