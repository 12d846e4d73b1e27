import type { MatchPart } from '../../contract/match.ts';
import type { AskedByPosting } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';

/** The years of work against those that the posting asks for. More years than asked do not count more. */
export function experiencePart(
  { experienceMin, experienceMax }: Pick<AskedByPosting, 'experienceMin' | 'experienceMax'>,
  months: number | null,
): MatchPart<'experience'> {
  // "Up to two years" asks for none.
  const asked = experienceMin ?? (experienceMax === null ? null : 0);
  if (asked === null) return unknownPart('experience', 'posting');
  if (asked === 0) return knownPart('experience', 1, { months: months ?? 0, asked }, null);
  if (months === null) return unknownPart('experience', 'profile', 'experience');
  const share = Math.min(1, months / (12 * asked));
  return knownPart('experience', share, { months, asked }, share < 1 ? 'experience' : null);
}
