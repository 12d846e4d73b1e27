import { yearlyTop } from '#plugins/jobs/contract/salary.ts';
import { COMPARED_LEVELS, type EducationLevel, isTelling, type Match, type MatchPart, type MatchParts } from '../../contract/match.ts';
import type { ExperienceFacts } from '../../contract/schemas.ts';
import { languagePart } from './language-part.ts';
import type { AskedByPosting, KnownOfCandidate } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';
import { placePart } from './place-part.ts';
import { foundPart, skillPart } from './skill-part.ts';

/** Pay that ends this share below the wish still counts half. */
const NEARLY = 0.9;

/**
 * How well a posting and a profile fit. The same input always gives the same match. A change of the rules raises `MATCH_RULES`, because the
 * numbers before and after it cannot be compared.
 */
export function matchOf(asked: AskedByPosting, own: KnownOfCandidate): Match {
  const parts: MatchParts = {
    must: skillPart('must', asked.must, own.skills),
    helpful:
      asked.must.length + asked.helpful.length === 0 ? foundPart(asked.found, own.skills) : skillPart('helpful', asked.helpful, own.skills),
    experience: experiencePart(asked, own.experienceMonths),
    place: placePart(asked, own),
    languages: languagePart(asked.languages, own.languages),
    education: educationPart(asked.educationLevel, own.education),
    pay: payPart(asked.salary, own.pay),
  };
  return { number: numberOf(parts), parts };
}

function numberOf(parts: MatchParts): number | null {
  const hasSkills = parts.must.state !== 'seed' || parts.helpful.facts?.isFound === true;
  if (!hasSkills || !isTelling({ parts })) return null;
  const known = Object.values(parts).filter(({ state }) => state !== 'seed');
  const points = known.reduce((sum, part) => sum + part.points, 0);
  return Math.round((100 * points) / known.reduce((sum, { of }) => sum + of, 0));
}

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

/** The years of work against those that the posting asks for. More years than asked do not count more. */
export function experiencePart(posting: AskedYears, months: number | null): MatchPart<'experience'> {
  const years = yearsOf(posting);
  if (years === null) return unknownPart('experience', 'posting');
  const { asked, from } = years;
  if (asked === 0) return knownPart('experience', 1, { months: months ?? 0, asked, from }, null);
  if (months === null) return unknownPart('experience', 'profile', 'experience');
  const share = Math.min(1, months / (12 * asked));
  return knownPart('experience', share, { months, asked, from }, share < 1 ? 'experience' : null);
}

type AskedYears = Pick<AskedByPosting, 'experienceMin' | 'experienceMax' | 'readYears' | 'levelYears'>;

/** The years that a posting asks for. Only where its fields say none, those that its text names, and else those that are usual for its level. */
function yearsOf({ experienceMin, experienceMax, readYears, levelYears }: AskedYears): Pick<ExperienceFacts, 'asked' | 'from'> | null {
  // "Up to two years" asks for none.
  const field = experienceMin ?? (experienceMax === null ? null : 0);
  if (field !== null) return { asked: field, from: 'posting' };
  if (readYears !== null) return { asked: readYears, from: 'text' };
  return levelYears === null ? null : { asked: levelYears, from: 'level' };
}

/** Whether the upper end of the pay reaches the least that the candidate wants, both a year. Amounts in two currencies are not compared. */
export function payPart(salary: AskedByPosting['salary'], wish: KnownOfCandidate['pay']): MatchPart<'pay'> {
  const top = salary === null ? null : yearlyTop(salary);
  if (salary === null || top === null) return unknownPart('pay', 'posting');
  if (wish === null) return unknownPart('pay', 'profile', 'pay');
  if (wish.currency !== salary.currency) return unknownPart('pay', 'incomparable');
  const wished = yearlyTop({ min: wish.min, max: null, currency: wish.currency, period: wish.period }) ?? 0;
  const share = top >= wished ? 1 : top >= NEARLY * wished ? 0.5 : 0;
  return knownPart('pay', share, { top, wished, currency: salary.currency }, null);
}
