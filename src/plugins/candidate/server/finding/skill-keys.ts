import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { KnownRow, MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';

/**
 * For each key of a skill its own key, and those of the other names that the same skill has in master data. A name that several skills have
 * stands for all of them. Two statements.
 */
export async function sameSkillKeys(
  catalogue: Pick<MasterCatalogue, 'codesOf' | 'namesOf'>,
  keys: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const typed = await catalogue.codesOf(skills.entity, keys.flatMap(nameIn));
  const codesOf = (key: string): readonly string[] => (isTyped(key) ? nameIn(key).flatMap((name) => typed.get(name) ?? []) : [key]);
  const known = await catalogue.namesOf(skills.entity, [...new Set(keys.flatMap(codesOf))]);
  return keys.map((key) => [...new Set([key, ...codesOf(key).flatMap((code) => keysOf(known.get(code)))])]);
}

function isTyped(key: string): boolean {
  return key.startsWith('~');
}

/** The folded name in the key of a typed skill. Where the name has other signs than letters, digits and `.+#-`, the key has only `_`. */
function nameIn(key: string): string[] {
  return isTyped(key) ? [key.slice(1).replaceAll('_', ' ')] : [];
}

function keysOf(row: KnownRow | undefined): readonly string[] {
  if (row === undefined) return [];
  return [...row.codes, ...row.allNames.map((name) => skillKey({ code: '', name })).filter((key) => key !== '')];
}
