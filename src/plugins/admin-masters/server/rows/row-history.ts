import { sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { HistoryAction, HistoryEntry, KeptValues, MasterRowDetail } from '../../contract/master-row.ts';
import { rowRestored } from '../audit-actions.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { demandAnotherOffered, demandDeletable, type Masters } from './masters.ts';
import { type MasterCall, recordChange } from './record-change.ts';
import { refused } from './row-checks.ts';
import { checkParent } from './row-place.ts';
import { findRow } from './stored-row.ts';
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
  }));
}

/**
 * Takes back the newest change of a row, as a change of its own. Undoing it again repeats the first change.
 *
 * @throws ApiFault not-undoable for an older change and for a merge
 */
export async function undoChange(
  masters: Masters,
  kinds: Kinds,
  call: MasterCall,
  entity: string,
  id: string,
): Promise<{ row: MasterRowDetail | null }> {
  const code = await masters.change(call, entity, async (work) => {
    const entry = await newestEntry(work, id);
    const row = await findRow(work.own, entity, entry.code);
    const after = entry.before;
    if (row?.mergedInto) throw new ApiFault('admin-masters.not-undoable');
    if (after !== null) await demandUndoable(work, entry.code, after, row?.isHidden ?? true);
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

async function newestEntry({ own, entity }: KindWork, id: string): Promise<StoredEntry> {
  const { rows } = await sql<StoredEntry & { isNewest: boolean }>`
    select h.id, h.code, h.version, h.at, null as by, h.action, h.before, h.after,
      not exists (select from master_history n where n.entity = h.entity and n.code = h.code and n.seq > h.seq) as "isNewest"
    from master_history h where h.entity = ${entity} and h.id = ${id}`.execute(own);
  const [entry] = rows;
  if (entry === undefined) throw new ApiFault('not-found');
  if (!entry.isNewest || entry.action === 'merged') throw new ApiFault('admin-masters.not-undoable');
  return entry;
}

/** The rows around may have changed since: the parent, the address, the last visible row. */
async function demandUndoable(work: KindWork, code: string, after: KeptValues, wasHidden: boolean): Promise<void> {
  try {
    const now = await findRow(work.own, work.entity, code);
    if (now?.parent !== after.parent) await checkParent(work, now && code, after.parent);
    if (after.isHidden && !wasHidden) await demandAnotherOffered(work, code);
    const taken = work.own.selectFrom('master_rows').select('code').where('entity', '=', work.entity).where('uri', '=', after.uri);
    if (after.uri !== null && (await taken.where('code', '<>', code).executeTakeFirst()) !== undefined) {
      throw refused('uri', 'admin-masters.uri-taken');
    }
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'invalid') throw new ApiFault('admin-masters.not-undoable');
    throw error;
  }
}
