import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { BulkAction, BulkResult, MasterPlace } from '../../contract/schemas.ts';
import { rowPlaced, rowsChanged } from '../audit-actions.ts';
import { demandAnotherOffered, lockedRow, type Masters } from './masters.ts';
import { type MasterCall, recordChange } from './record-change.ts';
import { checkParent, lastSort, sortBefore } from './row-place.ts';
import { findRows, keptValues, type StoredRow } from './stored-row.ts';
import { changeRow, type KindWork } from './write-row.ts';

/** Moves a row in the order and in the hierarchy. */
export async function placeRow(
  masters: Masters,
  call: MasterCall,
  entity: string,
  code: string,
  { parent, before, version }: MasterPlace,
): Promise<MasterRowDetail> {
  await masters.change(call, entity, async (work) => {
    const row = await lockedRow(work, code);
    if (row.version !== version) throw new ApiFault('conflict');
    await checkParent(work, code, parent);
    const sort = before === null ? await lastSort(work, parent) : await sortBefore(work, code, parent, before);
    const after = { ...keptValues(row), parent, sort };
    await changeRow(work, row, after, 'moved');
    await recordChange(call, work, rowPlaced, { code, before: row, after });
  });
  return masters.get(entity, code);
}

/** Hides, shows or moves rows. A row that cannot be changed has its own outcome and does not prevent the others. */
export function changeRows(masters: Masters, call: MasterCall, entity: string, bulk: BulkAction): Promise<BulkResult[]> {
  return masters.change(call, entity, async (work) => {
    const codes = [...new Set(bulk.codes)];
    const rows = new Map((await findRows(work.own, entity, codes)).map((row) => [row.code, row]));
    const results: BulkResult[] = [];
    for (const code of codes) results.push({ code, outcome: await changeOne(work, rows.get(code), bulk) });
    const changed = results.filter(({ outcome }) => outcome === 'done').length;
    if (changed > 0 && call.actor.role === 'admin') {
      const changes = { action: [null, bulk.action], rows: [0, changed], parent: [null, bulk.parent ?? null] } as const;
      await call.audit(work.transaction, rowsChanged, { subjectId: entity, changes });
    }
    return results;
  });
}

async function changeOne(work: KindWork, row: StoredRow | undefined, bulk: BulkAction): Promise<BulkResult['outcome']> {
  if (row === undefined || row.mergedInto !== null) return 'not-found';
  try {
    return bulk.action === 'move' ? await moveOne(work, row, bulk.parent ?? null) : await hideOne(work, row, bulk.action === 'hide');
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'invalid') return 'refused';
    throw error;
  }
}

async function moveOne(work: KindWork, row: StoredRow, parent: string | null): Promise<BulkResult['outcome']> {
  if (row.parent === parent) return 'unchanged';
  await checkParent(work, row.code, parent);
  await changeRow(work, row, { ...keptValues(row), parent, sort: await lastSort(work, parent) }, 'moved');
  return 'done';
}

async function hideOne(work: KindWork, row: StoredRow, isHidden: boolean): Promise<BulkResult['outcome']> {
  if (row.isHidden === isHidden) return 'unchanged';
  if (isHidden) await demandAnotherOffered(work, row.code);
  await changeRow(work, row, { ...keptValues(row), isHidden }, isHidden ? 'hidden' : 'shown');
  return 'done';
}
