import { type Issue, issueAt } from '#core/contract/errors.ts';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { candidateIssues } from '../contract/issues.ts';
import type { Skill } from '../contract/item-schemas.ts';

type NamedSkill = Pick<Skill, 'code' | 'name'>;

/**
 * The issues of skills whose name is another name of a skill that stands before them. Stored skills have none, because master data may get
 * more names. A name that several skills have stands for none of them.
 */
export async function sameSkillIssues(
  catalogue: Pick<MasterCatalogue, 'codesOf'>,
  items: readonly NamedSkill[],
  before: readonly NamedSkill[],
): Promise<readonly Issue[]> {
  const typed = items.filter(({ code }) => code === '').map(({ name }) => name);
  if (typed.length === 0) return [];
  const codes = await catalogue.codesOf(skills.entity, typed);
  const codeOf = ({ code, name }: NamedSkill): string => {
    const [only, ...others] = codes.get(name) ?? [];
    return code === '' && only !== undefined && others.length === 0 ? only : code;
  };
  const seen = new Set<string>();
  return items.flatMap((skill, index) => {
    const code = codeOf(skill);
    const isSame = code !== '' && seen.has(code);
    seen.add(code);
    const isStored = before.some((old) => old.code === skill.code && old.name === skill.name);
    return isSame && !isStored ? [issueAt(`value.items.${index}.name`, candidateIssues['candidate.same-skill'])] : [];
  });
}
