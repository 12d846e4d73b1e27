import { sql } from 'kysely';
import { isSame } from '#core/server/audit/changes.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { KeptJson, RevertResult, SheetWork, SheetWriter, WritableRow, WrittenRow } from '../../contract/master-imports.ts';
import type { MasterSource } from '../../contract/master-source.ts';
import type { KeptValues } from '../../contract/reply-schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowTables } from '../master-tables.ts';
import { keepFromUse, lockKind } from '../rows/masters.ts';
import { findRows, keptValues, type StoredRow } from '../rows/stored-row.ts';
import { changeMany, deleteMany, insertMany, type KindWork, type RowEdit } from '../rows/write-row.ts';

interface WriterDependencies {
  readonly kinds: Kinds;
  readonly source: MasterSource;
}

/** A row of an import with its typed values. */
interface MasterWrite {
  readonly kind: WritableRow['kind'];
  readonly code: string;
  readonly before: KeptValues | null;
  readonly after: KeptValues;
}

/** Locks the kind and those that refer to it, and writes rows of an import. */
export async function masterWriter({ kinds, source }: WriterDependencies, { transaction, actor, at }: SheetWork): Promise<SheetWriter> {
  const own = tablesIn<MasterRowTables>(transaction);
  const { entity } = source.description;
  const referring = kinds.referencesTo(entity).map(({ from }) => from);
  // All callers take the locks in one order.
  for (const kind of [...new Set([entity, ...referring])].sort()) await lockKind(own, kind);
  const work: KindWork = { own, transaction, source, entity, at, by: actor.userId };
  return {
    apply: (rows) => apply(work, rows),
    revert: (rows) => revert(work, kinds, rows),
  };
}

async function apply(work: KindWork, rows: readonly WritableRow[]): Promise<KeptJson[]> {
  const writes = rows.map(masterWrite);
  const stored = await storedRows(work, writes);
  await mapInPieces(writes, ({ code, before }) => {
    const row = stored.get(code);
    if (!isSame(row === undefined ? null : keptValues(row), before)) throw new ApiFault('conflict');
  });
  await demandSurroundings(work, writes);
  const edits = (kind: WritableRow['kind']): RowEdit[] =>
    writes.flatMap(({ kind: own, code, after }) => {
      const row = stored.get(code);
      return own === kind && row !== undefined ? [{ row, after }] : [];
    });
  const created = writes.filter(({ kind }) => kind === 'new').map(({ code, after }) => ({ code, after }));
  const versions = new Map([
    ...(await insertMany(work, created, 'created')),
    ...(await changeMany(work, edits('changed'), 'updated')),
    ...(await changeMany(work, edits('hidden'), 'hidden')),
  ]);
  return writes.map(({ code }) => ({ version: versions.get(code) ?? 0 }));
}

/** @throws ApiFault conflict when a parent is gone or an address is taken since the check */
async function demandSurroundings({ own, entity }: KindWork, writes: readonly MasterWrite[]): Promise<void> {
  const written = new Set(writes.map(({ code }) => code));
  const moved = writes.filter(({ before, after }) => after.parent !== null && after.parent !== before?.parent);
  const parents = new Set(moved.flatMap(({ after }) => after.parent ?? []).filter((code) => !written.has(code)));
  const there = await findRows(own, entity, [...parents]);
  if (there.filter(({ mergedInto }) => mergedInto === null).length < parents.size) throw new ApiFault('conflict');
  const uris = new Map(
    writes.flatMap(({ code, before, after }) => (after.uri === null || after.uri === before?.uri ? [] : [[after.uri, code]])),
  );
  if (uris.size === 0) return;
  const taken = await own
    .selectFrom('master_rows')
    .select(['code', 'uri'])
    .where('entity', '=', entity)
    .where('uri', 'in', [...uris.keys()])
    .execute();
  if (taken.some(({ code, uri }) => uris.get(uri ?? '') !== code)) throw new ApiFault('conflict');
}

async function revert(work: KindWork, kinds: Kinds, rows: readonly WrittenRow[]): Promise<RevertResult[]> {
  const writes = rows.map((row) => ({ ...masterWrite(row), version: Number(row.written.version) }));
  const stored = await storedRows(work, writes);
  const untouched = writes.filter(({ code, version }) => stored.get(code)?.version === version);
  const created = untouched.filter(({ before }) => before === null).map(({ code }) => code);
  const needed = await neededCodes(work, kinds, created);
  const results = new Map<string, RevertResult>();

  const gone = created.filter((code) => !needed.has(code)).flatMap((code) => stored.get(code) ?? []);
  await deleteMany(work, gone);
  for (const { code } of gone) results.set(code, 'reverted');

  const hidden = created.filter((code) => needed.has(code)).flatMap((code) => stored.get(code) ?? []);
  await changeMany(
    work,
    hidden.map((row) => ({ row, after: { ...keptValues(row), isHidden: true } })),
    'hidden',
  );
  for (const { code } of hidden) results.set(code, 'hidden');

  const edits = untouched.flatMap(({ code, before }): RowEdit[] => {
    const row = stored.get(code);
    return before === null || row === undefined ? [] : [{ row, after: before }];
  });
  const possible = await possibleEdits(work, edits);
  await changeMany(work, possible, 'restored');
  for (const { row } of possible) results.set(row.code, 'reverted');
  return writes.map(({ code }) => results.get(code) ?? 'kept');
}

/** New rows that are used, or that have rows below them. */
async function neededCodes({ own, transaction, entity }: KindWork, kinds: Kinds, codes: readonly string[]): Promise<ReadonlySet<string>> {
  await keepFromUse({ own, entity }, codes);
  const uses = await kinds.countUses(entity, codes, transaction);
  const { rows } = await sql<{ parent: string }>`
    select distinct parent from master_rows
    where entity = ${entity} and parent = any(${[...codes]}) and not (code = any(${[...codes]}))`.execute(own);
  return withAncestors(
    new Set([...rows.map(({ parent }) => parent), ...codes.filter((code) => (uses.get(code) ?? 0) > 0)]),
    await findRows(own, entity, codes),
  );
}

/** A row above a needed one is needed too. */
function withAncestors(needed: ReadonlySet<string>, rows: readonly StoredRow[]): ReadonlySet<string> {
  const parents = new Map(rows.map(({ code, parent }) => [code, parent]));
  const all = new Set<string>();
  for (const code of needed)
    for (let each: string | null | undefined = code; each && !all.has(each); each = parents.get(each)) all.add(each);
  return all;
}

/** The edits whose old parents are there and whose old addresses are free. Other rows stay as they are. */
async function possibleEdits({ own, entity }: KindWork, edits: readonly RowEdit[]): Promise<RowEdit[]> {
  const parents = edits.flatMap(({ row, after }) => (after.parent !== null && after.parent !== row.parent ? [after.parent] : []));
  const there = new Map((await findRows(own, entity, [...new Set(parents)])).map((row) => [row.code, row]));
  const uris = edits.flatMap(({ row, after }) => (after.uri !== null && after.uri !== row.uri ? [after.uri] : []));
  const takenBy =
    uris.length === 0
      ? []
      : await own.selectFrom('master_rows').select(['code', 'uri']).where('entity', '=', entity).where('uri', 'in', uris).execute();
  return edits.filter(({ row, after }) => {
    const parent = there.get(after.parent ?? '');
    const hasParent = after.parent === null || after.parent === row.parent || (parent !== undefined && parent.mergedInto === null);
    return hasParent && !takenBy.some(({ code, uri }) => uri === after.uri && code !== row.code);
  });
}

async function storedRows({ own, entity }: KindWork, writes: readonly MasterWrite[]): Promise<ReadonlyMap<string, StoredRow>> {
  const rows = await findRows(
    own,
    entity,
    writes.map(({ code }) => code),
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** The check made the JSON from the same types. */
function masterWrite({ kind, before, after }: WritableRow): MasterWrite {
  const { code, values } = after as unknown as { code: string; values: KeptValues };
  return { kind, code, before: (before?.values as KeptValues | undefined) ?? null, after: values };
}
