import { COMPARED_LEVELS, type EducationLevel, type MatchPart } from '../../contract/match.ts';
import { knownPart, unknownPart } from './part.ts';

/** The highest level of education against the asked one. A lower one counts in part: a bachelor's of a doctorate counts three fifths. */
export function educationPart(asked: string, own: EducationLevel | null): MatchPart<'education'> {
  if (asked === '') return unknownPart('education', 'posting');
  const level = COMPARED_LEVELS.find((one) => one === asked);
  if (level === undefined) return unknownPart('education', 'incomparable');
  if (own === null) return unknownPart('education', 'profile', 'education');
  const share = Math.min(1, rankOf(own) / rankOf(level));
  return knownPart('education', share, { asked: level, own }, share < 1 ? 'education' : null);
}

/** 1 for the lowest level. */
function rankOf(level: EducationLevel): number {
  return 1 + COMPARED_LEVELS.indexOf(level);
}
