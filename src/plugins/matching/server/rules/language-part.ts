import { LANGUAGE_LEVELS } from '#plugins/candidate/contract/sections.ts';
import type { MatchPart } from '../../contract/match.ts';
import type { AskedLanguage, LanguageFacts } from '../../contract/schemas.ts';
import type { AskedByPosting, KnownOfCandidate } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';

/** How many of the asked languages the candidate speaks. One at a lower level than asked counts in part: A2 of B2 counts half. */
export function languagePart(asked: AskedByPosting['languages'], own: KnownOfCandidate['languages']): MatchPart<'languages'> {
  if (asked.length === 0) return unknownPart('languages', 'posting');
  if (own.length === 0) return unknownPart('languages', 'profile', 'languages');
  const found = asked.map((language) => ({ language, share: shareOf(language, own) }));
  const facts: LanguageFacts = {
    met: found.filter(({ share }) => share === 1).length,
    asked: asked.length,
    missing: found.filter(({ share }) => share === 0).map(({ language }) => language),
    below: found.filter(({ share }) => share > 0 && share < 1).map(({ language }) => language),
  };
  const share = found.reduce((sum, one) => sum + one.share, 0) / asked.length;
  return knownPart('languages', share, facts, facts.missing.length > 0 ? 'languages' : null);
}

function shareOf({ code, level }: AskedLanguage, own: KnownOfCandidate['languages']): number {
  const spoken = own.find((one) => one.code === code);
  if (spoken === undefined) return 0;
  return level === '' ? 1 : Math.min(1, (1 + LANGUAGE_LEVELS.indexOf(spoken.level)) / (1 + LANGUAGE_LEVELS.indexOf(level)));
}
