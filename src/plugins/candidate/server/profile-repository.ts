import type { Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';
import { everySection, type OwnProfile, type SavedSections, type SectionInput } from '../contract/profile.ts';
import type { SectionName } from '../contract/section-names.ts';
import { sectionSchemas } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';
import type { CandidateTables } from './candidate-tables.ts';

/** The database as this plugin sees it. */
export type CandidateDatabase = Kysely<CoreTables & CandidateTables>;

/** The profile of a candidate, blank as long as nothing was saved; `undefined` when there is no such candidate. */
export async function profileOf(db: CandidateDatabase, candidateId: string): Promise<OwnProfile | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', candidateId)
    .where('role', '=', 'candidate')
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const rows = await db
    .selectFrom('candidate_sections')
    .select(['section', 'document', 'version'])
    .where('candidate_id', '=', candidateId)
    .execute();
  return { candidateId: person.id, name: person.name, sections: sectionsOf(rows) };
}

interface SectionRow {
  readonly section: string;
  readonly document: unknown;
  readonly version: number;
}

function sectionsOf(rows: readonly SectionRow[]): SavedSections {
  return everySection((name) => {
    const row = rows.find(({ section }) => section === name);
    // What an older version kept may lack a field that there is now.
    const value = sectionSchemas[name].parse({ ...BLANK_SECTIONS[name], ...Object(row?.document) });
    return { value, version: row?.version ?? 0, isSkipped: row?.version === 0 };
  });
}

/** What is saved, and for whom. */
export interface SectionChange<Name extends SectionName> extends SectionInput<ProfileSections[Name]> {
  readonly candidateId: string;
  readonly section: Name;
  readonly at: Date;
}

/** Saves a section; `false` when another version than the one it was made from is there by now. */
export async function saveSection<Name extends SectionName>(db: CandidateDatabase, change: SectionChange<Name>): Promise<boolean> {
  const { candidateId, section, value, version, at } = change;
  const written = { document: JSON.stringify(value), version: version + 1, updated_at: at };
  if (version === 0) {
    // The row of a section that was only left out gives way.
    const inserted = await db
      .insertInto('candidate_sections')
      .values({ ...written, candidate_id: candidateId, section })
      .onConflict((conflict) =>
        conflict.columns(['candidate_id', 'section']).doUpdateSet(written).where('candidate_sections.version', '=', 0),
      )
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable('candidate_sections')
    .set(written)
    .where('candidate_id', '=', candidateId)
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Notes that a section is left out for now; one that was saved stays as it is. */
export async function leaveOut(db: CandidateDatabase, candidateId: string, section: SectionName, at: Date): Promise<void> {
  await db
    .insertInto('candidate_sections')
    .values({ candidate_id: candidateId, section, document: '{}', version: 0, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
