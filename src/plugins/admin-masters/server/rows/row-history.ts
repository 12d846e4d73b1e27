import { sql } from 'kysely';
import { isSame } from '#core/server/audit/changes.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterAction } from '../../contract/master-access.ts';
import type { HistoryAction } from '../../contract/master-row.ts';
import type { HistoryEntry, KeptValues, MasterRowDetail } from '../../contract/reply-schemas.ts';
import { rowRestored } from '../audit-actions.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { demandAnotherOffered, demandDeletable, type Masters } from './masters.ts';
import { type MasterCall, recordChange } from './record-change.ts';
import { checkReferences, refused } from './row-checks.ts';
import { checkParent } from './row-place.ts';
import { findRow, type StoredRow } from './stored-row.ts';
import { changeRow, deleteRow, insertRow, type KindWork } from './write-row.ts';

/** The newest changes of a row are listed. */
const MOST_ENTRIES = 100;

interface StoredEntry {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly at: Date;
  readonly by: string | null;
  readonly action: HistoryAction;
  readonly before: KeptValues | null;
  readonly after: KeptValues | null;
}

/** The changes of a row, newest first. A deleted row has a history too. */
export async function historyOf(db: MasterRowDatabase, entity: string, code: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select h.id, h.code, h.version, h.at, u.name as by, h.action, h.before, h.after
    from master_history h left join users u on u.id = h.by
    where h.entity = ${entity} and h.code = ${code}
    order by h.seq desc limit ${MOST_ENTRIES}`.execute(db);
  if (rows.length === 0 && (await findRow(db, entity, code)) === undefined) throw new ApiFault('not-found');
  return rows.map(({ code: _code, at, ...entry }, index) => ({
    ...entry,
    at: at.toISOString(),
    isUndoable: index === 0 && entry.action !== 'merged',
    undoNeeds: neededRights(entry),
  }));
}

/**
 * Takes back the newest change of a row, as a change of its own. Undoing it again repeats the first change.
 *
 * @param may whether the user has the right to an action. An undo needs the rights to what it does: to delete an added row, for example.
 * @throws ApiFault not-undoable for an older change and for a merge
 */
export async function undoChange(
  masters: Masters,
  kinds: Kinds,
  call: MasterCall,
  { entity, id, may }: { readonly entity: string; readonly id: string; readonly may: (action: MasterAction) => Promise<boolean> },
): Promise<{ row: MasterRowDetail | null }> {
  const needed = neededRights(await storedEntry(masters.db, entity, id));
  for (const action of needed) if (!(await may(action))) throw new ApiFault('forbidden');
  const code = await masters.changeWithReferring(call, entity, async (work) => {
    const entry = await newestEntry(work, id);
    const row = await findRow(work.own, entity, entry.code);
    const after = entry.before;
    if (row?.mergedInto) throw new ApiFault('admin-masters.not-undoable');
    if (after !== null) await demandUndoable(work, entry.code, after, row);
    if (row === undefined && after !== null) await insertRow(work, entry.code, after, 'restored');
    else if (row !== undefined && after !== null) await changeRow(work, row, after, 'restored');
    else if (row !== undefined) {
      await demandDeletable(work, kinds, entry.code);
      await deleteRow(work, row);
    }
    await recordChange(call, work, rowRestored, { code: entry.code, before: row ?? null, after });
    return after === null ? undefined : entry.code;
  });
  return { row: code === undefined ? null : await masters.get(entity, code) };
}

/** The actions of the undo of a change. */
function neededRights({ before, after }: Pick<StoredEntry, 'before' | 'after'>): readonly MasterAction[] {
  if (before === null) return ['delete'];
  if (after === null) return ['create'];
  const isEdited = !isSame({ ...after, isHidden: before.isHidden }, before);
  return [...(isEdited ? (['update'] as const) : []), ...(before.isHidden === after.isHidden ? [] : (['hide'] as const))];
}

interface FoundEntry extends StoredEntry {
  readonly isNewest: boolean;
}

async function storedEntry(db: MasterRowDatabase, entity: string, id: string): Promise<FoundEntry> {
  const { rows } = await sql<FoundEntry>`
    select h.id, h.code, h.version, h.at, null as by, h.action, h.before, h.after,
      not exists (select from master_history n where n.entity = h.entity and n.code = h.code and n.seq > h.seq) as "isNewest"
    from master_history h where h.entity = ${entity} and h.id = ${id}`.execute(db);
  const [entry] = rows;
  if (entry === undefined) throw new ApiFault('not-found');
  return entry;
}

async function newestEntry({ own, entity }: KindWork, id: string): Promise<StoredEntry> {
  const entry = await storedEntry(own, entity, id);
  if (!entry.isNewest || entry.action === 'merged') throw new ApiFault('admin-masters.not-undoable');
  return entry;
}

/** The rows around may have changed since: the parent, the address, the rows of references, the last visible row. */
async function demandUndoable(work: KindWork, code: string, after: KeptValues, now: StoredRow | undefined): Promise<void> {
  try {
    if (now?.parent !== after.parent) await checkParent(work, now && code, after.parent);
    if (after.isHidden && now?.isHidden === false) await demandAnotherOffered(work, code);
    await checkReferences(work.own, work.source.description, after.fields, now?.fields ?? {});
    const taken = work.own.selectFrom('master_rows').select('code').where('entity', '=', work.entity).where('uri', '=', after.uri);
    if (after.uri !== null && (await taken.where('code', '<>', code).executeTakeFirst()) !== undefined) {
      throw refused('uri', 'admin-masters.uri-taken');
    }
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'invalid') throw new ApiFault('admin-masters.not-undoable');
    throw error;
  }
}
