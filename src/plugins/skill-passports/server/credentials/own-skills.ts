import { skills as skillKind } from '#plugins/admin-masters/contract/kinds.ts';
import type { KnownRow, MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { ProfileDirectory } from '#plugins/candidate/contract/profile-directory.ts';
import type { OwnCredential, ProvenSkill } from '../../contract/passport-schemas.ts';

interface OwnSkillsDependencies {
  readonly profiles: ProfileDirectory;
  readonly catalogue: Pick<MasterCatalogue, 'namesOf'>;
}

/** The skills of a candidate, each with its best proof. */
export class OwnSkills {
  readonly #dependencies: OwnSkillsDependencies;

  constructor(dependencies: OwnSkillsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Skills of the profile first, in its order. Then those that only a credential proves, by their names. */
  async of(candidateId: string, credentials: readonly OwnCredential[]): Promise<ProvenSkill[]> {
    const { profiles, catalogue } = this.#dependencies;
    const { items: declared } = (await profiles.sectionsOf(candidateId, ['skills'])).skills;
    const active = credentials.filter(({ state }) => state === 'active');
    const codes = new Set([...declared.map(({ code }) => code), ...active.flatMap(({ achievement }) => achievement.skills)]);
    codes.delete('');
    const rows = await catalogue.namesOf(skillKind.entity, [...codes]);
    // A code that was merged into another one proves the other one.
    const current = (code: string): string => rows.get(code)?.codes[0] ?? code;
    const proofs = proofsByCode(active, current);
    const own = declared.map(({ code, name }) => provenSkill({ code, name, row: rows.get(code) }, proofs.get(current(code))));
    const known = new Set(declared.map(({ code }) => current(code)));
    const others = [...proofs].flatMap(([code, ids]) => {
      const row = rows.get(code);
      return known.has(code) ? [] : [provenSkill({ code, name: row?.name ?? code, row }, ids)];
    });
    return [...own, ...others.toSorted((one, other) => (one.name < other.name ? -1 : 1))];
  }
}

/** The ids of the credentials that prove a skill, by its code. */
function proofsByCode(active: readonly OwnCredential[], current: (code: string) => string): ReadonlyMap<string, readonly string[]> {
  const proofs = new Map<string, Set<string>>();
  for (const { id, achievement } of active) {
    for (const code of achievement.skills.map(current)) proofs.set(code, (proofs.get(code) ?? new Set()).add(id));
  }
  return new Map([...proofs].map(([code, ids]) => [code, [...ids]]));
}

interface NamedSkill {
  readonly code: string;
  readonly name: string;
  readonly row: KnownRow | undefined;
}

function provenSkill({ code, name, row }: NamedSkill, credentials: readonly string[] = []): ProvenSkill {
  const names = Object.fromEntries(
    Object.entries(row?.names ?? {}).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );
  return {
    ...{ code, name, ...(Object.keys(names).length > 0 && { names }) },
    ...{ tier: credentials.length > 0 ? 'issued' : 'declared', credentials },
  };
}
