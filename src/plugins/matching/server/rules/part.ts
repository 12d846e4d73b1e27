import {
  MATCH_POINTS,
  type MatchAdvice,
  type MatchFacts,
  type MatchPart,
  type MatchPartName,
  type MatchUnknown,
} from '../../contract/match.ts';

// Sums of fractions may lie just below the number that they mean.
const TOLERANCE = 1e-9;

/** A part of which the posting and the profile say enough. `share` of its points is 0 to 1. */
export function knownPart<Name extends MatchPartName>(
  part: Name,
  share: number,
  facts: MatchFacts[Name],
  todo: MatchAdvice | null,
): MatchPart<Name> {
  const of = MATCH_POINTS[part];
  const state = share + TOLERANCE >= 0.8 ? 'leaf' : share + TOLERANCE >= 0.2 ? 'bud' : 'frame';
  return { state, points: Math.round(of * share + TOLERANCE), of, facts, unknown: null, todo };
}

/** A part that does not count. */
export function unknownPart<Name extends MatchPartName>(
  part: Name,
  unknown: MatchUnknown,
  todo: MatchAdvice | null = null,
): MatchPart<Name> {
  return { state: 'seed', points: 0, of: MATCH_POINTS[part], facts: null, unknown, todo };
}
