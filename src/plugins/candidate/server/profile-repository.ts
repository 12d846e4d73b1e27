import type { Kysely } from 'kysely';
import type { z } from '#core/contract/schema.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { type Param, preparedIn } from '#core/server/db/prepared.ts';
import { readStored } from '#core/server/db/read-stored.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { Logger } from '#core/server/observability/logger.ts';
import { everySection, type SavedSections, type SectionInput, valuesOf } from '../contract/profile.ts';
import type { OwnProfile } from '../contract/schemas.ts';
import type { SectionName } from '../contract/section-names.ts';
import { sectionSchemas } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { profileFiles } from './profile-files.ts';

/** The database as this plugin sees it. */
export type CandidateDatabase = Kysely<CoreTables & CandidateTables>;

export interface ProfileStore {
  readonly db: CandidateDatabase;
  readonly files: Pick<FileStore, 'filesOf'>;
  readonly log: Logger;
}

/** Maximum number of field names in one log line. */
const MOST_LOGGED = 20;

/** The name of a candidate, and all sections. */
export interface StoredProfile {
  readonly candidateId: string;
  readonly name: string;
  readonly sections: SavedSections;
}

/**
 * The stored profile of a candidate, blank before the first save; `undefined` when the candidate does not exist. A stored field that is no
 * longer valid is read as blank. The log gets its name, never its value.
 */
export async function storedProfile(
  { db, log }: Pick<ProfileStore, 'db' | 'log'>,
  candidateId: string,
): Promise<StoredProfile | undefined> {
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
  const { sections, blanked } = sectionsOf(rows);
  if (blanked.length > 0) {
    log.warn({ candidateId, count: blanked.length, fields: blanked.slice(0, MOST_LOGGED) }, 'Stored profile fields were read as blank.');
  }
  return { candidateId: person.id, name: person.name, sections };
}

/** The candidate's own profile with its files; `undefined` when the candidate does not exist. */
export async function ownProfile(store: ProfileStore, candidateId: string): Promise<OwnProfile | undefined> {
  const stored = await storedProfile(store, candidateId);
  return stored && { ...stored, files: await profileFiles(store.files, valuesOf(stored.sections)) };
}

interface SectionRow {
  readonly section: string;
  readonly document: unknown;
  readonly version: number;
}

/** The sections in stored rows. Those without a row are blank. */
export function sectionsOf(rows: readonly SectionRow[]): { readonly sections: SavedSections; readonly blanked: readonly string[] } {
  const blanked: string[] = [];
  const sections = everySection((name) => {
    const row = rows.find(({ section }) => section === name);
    const read = readStored(sectionSchemas[name], BLANK_SECTIONS[name], row?.document);
    blanked.push(...read.blanked.map((path) => (path === '' ? name : `${name}.${path}`)));
    return { value: read.value, version: row?.version ?? 0, isSkipped: row?.version === 0 };
  });
  return { sections, blanked };
}

const documents = preparedIn((db: CandidateDatabase, param: Param<{ candidateId: string; section: SectionName }>) =>
  db
    .selectFrom('candidate_sections')
    .select('document')
    .where('candidate_id', '=', param('candidateId'))
    .where('section', '=', param('section')),
);

/** The stored value of a section; blank before the first save. */
export async function storedSection<Name extends SectionName>(
  db: CandidateDatabase,
  candidateId: string,
  section: Name,
): Promise<ProfileSections[Name]> {
  const [row] = await documents(db, { candidateId, section });
  const schema: z.ZodType<ProfileSections[Name]> = sectionSchemas[section];
  return readStored(schema, BLANK_SECTIONS[section], row?.document).value;
}

export interface SectionChange<Name extends SectionName> extends SectionInput<ProfileSections[Name]> {
  readonly candidateId: string;
  readonly section: Name;
  readonly at: Date;
}

/** Saves a section. Returns `false` when the stored version is not the one that the edit is based on. */
export async function saveSection<Name extends SectionName>(db: CandidateDatabase, change: SectionChange<Name>): Promise<boolean> {
  const { candidateId, section, value, version, at } = change;
  const written = { document: JSON.stringify(value), version: version + 1, updated_at: at };
  if (version === 0) {
    // Replaces the row of a section that was only skipped.
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

/** Records that a section is skipped. A saved section stays as it is. */
export async function leaveOut(db: CandidateDatabase, candidateId: string, section: SectionName, at: Date): Promise<void> {
  await db
    .insertInto('candidate_sections')
    .values({ candidate_id: candidateId, section, document: '{}', version: 0, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
