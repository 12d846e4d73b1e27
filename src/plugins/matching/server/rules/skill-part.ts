import type { MatchPart } from '../../contract/match.ts';
import type { SkillFacts } from '../../contract/schemas.ts';
import type { ComparedSkill } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';

/** A skill without a level counts as the middle one of the five. */
const UNTOLD_LEVEL = 3;

/**
 * How many of the asked skills the profile has. A skill at a lower level than asked counts in part: level 2 of 4 counts half. A skill without
 * a level counts as level 3.
 */
export function skillPart<Name extends 'must' | 'helpful'>(
  part: Name,
  asked: readonly ComparedSkill[],
  own: readonly ComparedSkill[],
): MatchPart<Name> {
  if (asked.length === 0) return unknownPart(part, 'posting');
  if (own.length === 0) return unknownPart(part, 'profile', 'skills');
  const found = asked.map((skill) => ({ skill, ...bestOf(skill, own) }));
  const named = (kind: Standing): string[] => found.filter(({ standing }) => standing === kind).map(({ skill }) => skill.name);
  const facts: SkillFacts = {
    met: named('met').length,
    asked: asked.length,
    missing: named('missing'),
    below: named('below'),
    untold: named('untold'),
    isFound: false,
  };
  const share = found.reduce((sum, { share: one }) => sum + one, 0) / asked.length;
  const todo = facts.missing.length > 0 ? 'skills' : facts.untold.length > 0 ? 'levels' : null;
  return knownPart(part, share, facts, todo);
}

/** The skills that the text names, where the posting asks for none. Nothing says that they are needed, so there is nothing to do about them. */
export function foundPart(found: readonly ComparedSkill[], own: readonly ComparedSkill[]): MatchPart<'helpful'> {
  const part = skillPart('helpful', found, own);
  return part.facts === null ? part : { ...part, facts: { ...part.facts, isFound: true }, todo: null };
}

type Standing = 'met' | 'below' | 'untold' | 'missing';

function bestOf(asked: ComparedSkill, own: readonly ComparedSkill[]): { readonly share: number; readonly standing: Standing } {
  let best: { readonly share: number; readonly standing: Standing } = { share: 0, standing: 'missing' };
  for (const skill of own) {
    if (!isSame(asked, skill)) continue;
    const share = asked.level === null ? 1 : Math.min(1, (skill.level ?? UNTOLD_LEVEL) / asked.level);
    if (share > best.share) best = { share, standing: share === 1 ? 'met' : skill.level === null ? 'untold' : 'below' };
  }
  return best;
}

/** By code where both have one, else by name. */
function isSame(one: ComparedSkill, other: ComparedSkill): boolean {
  if (one.codes.length > 0 && other.codes.length > 0) return one.codes.some((code) => other.codes.includes(code));
  return one.key === other.key;
}
