import { sql, type Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { sectionsOf } from '../profile-repository.ts';
import { candidateRow } from './candidate-row.ts';

type CandidateTransaction = Transaction<CoreTables & CandidateTables>;

/** Candidates whose rows are written by one statement. */
const PORTION = 200;

/** Writes the searched facts of a candidate from the stored sections, in the transaction that changed them. */
export async function projectCandidate(own: CandidateTransaction, candidateId: string, at: Date): Promise<void> {
  await projectPortion(own, [candidateId], () => at);
}

/**
 * Writes the searched facts of candidates from the stored sections, as of the time at which each candidate saved the last section. So
 * candidates keep their places in lists. The row of a candidate without a saved section is deleted.
 */
export async function projectCandidates(own: CandidateTransaction, candidateIds: readonly string[]): Promise<void> {
  // All transactions lock candidates in the order of the ids, so that none waits for another one in a circle.
  const ids = candidateIds.toSorted();
  for (let from = 0; from < ids.length; from += PORTION) await projectPortion(own, ids.slice(from, from + PORTION), lastSaved);
}

interface StoredSection {
  readonly candidate_id: string;
  readonly section: string;
  readonly document: unknown;
  readonly version: number;
  readonly updated_at: Date;
}

type TimeOf = (saved: readonly StoredSection[]) => Date;

function lastSaved(saved: readonly StoredSection[]): Date {
  return new Date(Math.max(...saved.map(({ updated_at }) => updated_at.getTime())));
}

async function projectPortion(own: CandidateTransaction, ids: readonly string[], timeOf: TimeOf): Promise<void> {
  // Two windows may save two sections at once. The second one waits here, and then reads what the first one saved.
  const users = await own
    .selectFrom('users')
    .select(['id', sql<boolean>`coalesce(role = 'candidate' and status = 'active' and email_verified, false)`.as('isActive')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const active = new Set(users.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  const stored = await own
    .selectFrom('candidate_sections')
    .select(['candidate_id', 'section', 'document', 'version', 'updated_at'])
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .execute();
  const rows = [...Map.groupBy(stored, ({ candidate_id }) => candidate_id)].flatMap(([candidateId, sections]) => {
    // A section with version 0 was only skipped.
    const saved = sections.filter(({ version }) => version > 0);
    return saved.length === 0
      ? []
      : [candidateRow(candidateId, sectionsOf(sections).sections, { at: timeOf(saved), isActive: active.has(candidateId) })];
  });
  const projected = new Set(rows.map(({ candidate_id }) => candidate_id));
  await removeRows(
    own,
    ids.filter((id) => !projected.has(id)),
  );
  await writeRows(own, rows);
}

async function removeRows(own: CandidateTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await own.deleteFrom('candidate_search').where(sql<boolean>`candidate_id = any(${ids}::uuid[])`).execute();
}

async function writeRows(own: CandidateTransaction, rows: readonly ReturnType<typeof candidateRow>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { candidate_id: _, ...facts } = first;
  await own
    .insertInto('candidate_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('candidate_id').doUpdateSet(({ ref }) => {
        const set = Object.keys(facts).map((column) => [column, ref(`excluded.${column as keyof typeof facts}`)]);
        return Object.fromEntries(set);
      }),
    )
    .execute();
}
