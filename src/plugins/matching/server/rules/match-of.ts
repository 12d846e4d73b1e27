import type { Match, MatchParts } from '../../contract/match.ts';
import { educationPart } from './education-part.ts';
import { experiencePart } from './experience-part.ts';
import { languagePart } from './language-part.ts';
import type { AskedByPosting, KnownOfCandidate } from './match-input.ts';
import { payPart } from './pay-part.ts';
import { placePart } from './place-part.ts';
import { skillPart } from './skill-part.ts';

/** With more unknown parts than this, a match has no number. */
const MOST_UNKNOWN = 4;

/**
 * How well a posting and a profile fit. The same input always gives the same match. A change of the rules raises `MATCH_RULES`, because the
 * numbers before and after it cannot be compared.
 */
export function matchOf(asked: AskedByPosting, own: KnownOfCandidate): Match {
  const parts: MatchParts = {
    must: skillPart('must', asked.must, own.skills),
    helpful: skillPart('helpful', asked.helpful, own.skills),
    experience: experiencePart(asked, own.experienceMonths),
    place: placePart(asked, own),
    languages: languagePart(asked.languages, own.languages),
    education: educationPart(asked.educationLevel, own.education),
    pay: payPart(asked.salary, own.pay),
  };
  return { number: numberOf(parts), parts };
}

function numberOf(parts: MatchParts): number | null {
  const all = Object.values(parts);
  const known = all.filter(({ state }) => state !== 'seed');
  if (parts.must.state === 'seed' || all.length - known.length > MOST_UNKNOWN) return null;
  const points = known.reduce((sum, part) => sum + part.points, 0);
  return Math.round((100 * points) / known.reduce((sum, { of }) => sum + of, 0));
}
