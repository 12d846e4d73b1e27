import { sql } from 'kysely';
import type { CountedPage } from '#core/contract/paging.ts';
import { z } from '#core/contract/schema.ts';
import { isSame } from '#core/server/audit/changes.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { codeOf } from '#core/server/text/text-key.ts';
import type { MasterRowsQuery } from '../../contract/master-row.ts';
import type { KeptValues, MasterRow, MasterRowDetail } from '../../contract/reply-schemas.ts';
import { type MasterRowEdit, type NewMasterRow, newCodeSchema } from '../../contract/schemas.ts';
import { rowCreated, rowDeleted, rowUpdated } from '../audit-actions.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { type MasterCall, recordChange } from './record-change.ts';
import { checkedFields, checkNames, checkUri, givenNames, refused } from './row-checks.ts';
import { countRows, listedRows, type RowPosition, rowConditions } from './row-list.ts';
import { checkParent, lastSort } from './row-place.ts';
import { detailOf, findRow, keptValues, type StoredRow } from './stored-row.ts';
import { changeRow, deleteRow, insertRow, type KindWork } from './write-row.ts';

export interface MastersDependencies {
  readonly db: MasterRowDatabase;
  readonly kinds: Kinds;
  readonly now: () => Date;
  /** Seals the cursors of lists. */
  readonly cursorKey: Buffer;
}

/** The rows of master data for the API. Changes by administrators are recorded. */
export class Masters {
  readonly #dependencies: MastersDependencies;
  readonly #position: CursorCodec<RowPosition>;

  constructor(dependencies: MastersDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'admin-masters.rows', z.tuple([z.union([z.int(), z.string()]), z.string()]));
  }

  get db(): MasterRowDatabase {
    return this.#dependencies.db;
  }

  counts(entities: readonly string[]): ReturnType<typeof countRows> {
    return countRows(this.#dependencies.db, entities);
  }

  async page(
    entity: string,
    { count, ...query }: MasterRowsQuery & { readonly count?: 'only' | undefined },
  ): Promise<CountedPage<MasterRow>> {
    const { db, kinds } = this.#dependencies;
    kinds.of(entity);
    if (count === 'only') return countedPage(db, sql`select from master_rows r where ${await rowConditions(db, kinds, entity, query)}`);
    const asked = { ...query, entity };
    const rows = await listedRows(db, kinds, { entity, query, after: this.#position.decode(asked) });
    return pageOf(rows, query.limit, ({ key, code }) => this.#position.encode([key, code], asked));
  }

  /** @throws ApiFault not-found */
  async get(entity: string, code: string): Promise<MasterRowDetail> {
    const { db, kinds } = this.#dependencies;
    kinds.of(entity);
    const row = await detailOf(db, kinds, entity, code);
    if (row === undefined) throw new ApiFault('not-found');
    return row;
  }

  async create(call: MasterCall, entity: string, row: NewMasterRow): Promise<MasterRowDetail> {
    const code = row.code ?? codeOf(row.name);
    // A name may have only one character, or letters of another script.
    if (!newCodeSchema.safeParse(code).success || code === undefined) throw refused('code', 'admin-masters.code-needed');
    await this.change(call, entity, async (work) => {
      if (work.source.description.isFixed) throw new ApiFault('admin-masters.fixed');
      if ((await findRow(work.own, entity, code)) !== undefined) throw refused('code', 'admin-masters.code-taken');
      await checkParent(work, undefined, row.parent ?? null);
      const after = await newValues(work, code, row);
      await insertRow(work, code, after, 'created');
      await recordChange(call, work, rowCreated, { code, before: null, after });
    });
    return this.get(entity, code);
  }

  /** @param may whether the user may change the values, and hide or show the row */
  async update(
    call: MasterCall,
    entity: string,
    code: string,
    edit: MasterRowEdit,
    may: { readonly update: boolean; readonly hide: boolean },
  ): Promise<MasterRowDetail> {
    await this.change(call, entity, async (work) => {
      const row = await lockedRow(work, code);
      if (row.version !== edit.version) throw new ApiFault('conflict');
      const after = await editedValues(work, row, edit);
      const isShown = after.isHidden === row.isHidden;
      const isEdited = !isSame({ ...after, isHidden: row.isHidden }, keptValues(row));
      if ((isEdited && !may.update) || (!isShown && !may.hide)) throw new ApiFault('forbidden');
      if (after.isHidden && !isShown) await demandAnotherOffered(work, code);
      await changeRow(work, row, after, isEdited || isShown ? 'updated' : after.isHidden ? 'hidden' : 'shown');
      await recordChange(call, work, rowUpdated, { code, before: row, after });
    });
    return this.get(entity, code);
  }

  async remove(call: MasterCall, entity: string, code: string): Promise<void> {
    const { kinds } = this.#dependencies;
    await this.changeWithReferring(call, entity, async (work) => {
      const row = await lockedRow(work, code);
      await demandDeletable(work, kinds, code);
      await deleteRow(work, row);
      await recordChange(call, work, rowDeleted, { code, before: row, after: null });
    });
  }

  /**
   * Changes rows of a kind in a transaction. Changes of one kind happen one after the other.
   *
   * @throws ApiFault not-found for a kind that no plugin has
   */
  change<Result>(call: Pick<MasterCall, 'actor'>, entity: string, act: (work: KindWork) => Promise<Result>): Promise<Result> {
    return this.#change(call, [entity], entity, act);
  }

  /**
   * Changes rows of a kind and of the kinds that refer to it, or demands that nothing refers to a row.
   *
   * @throws ApiFault not-found for a kind that no plugin has
   */
  changeWithReferring<Result>(call: Pick<MasterCall, 'actor'>, entity: string, act: (work: KindWork) => Promise<Result>): Promise<Result> {
    const referring = this.#dependencies.kinds.referencesTo(entity).map(({ from }) => from);
    // All callers take the locks in one order.
    return this.#change(call, [...new Set([entity, ...referring])].sort(), entity, act);
  }

  #change<Result>(
    { actor }: Pick<MasterCall, 'actor'>,
    locked: readonly string[],
    entity: string,
    act: (work: KindWork) => Promise<Result>,
  ): Promise<Result> {
    const { db, kinds, now } = this.#dependencies;
    const source = kinds.of(entity);
    return inTransaction(db, async (own, transaction) => {
      for (const kind of locked) await lockKind(own, kind);
      return act({ own, transaction, source, entity, at: now(), by: actor.userId });
    });
  }
}

/** Waits for other changes of the kind, and tells caches that it changes. */
export async function lockKind(own: MasterRowDatabase, entity: string): Promise<void> {
  await own
    .updateTable('master_kinds')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('entity', '=', entity)
    .execute();
}

/**
 * The row as it is inside the transaction.
 *
 * @throws ApiFault not-found, and conflict for a row that was merged into another one
 */
export async function lockedRow({ own, entity }: KindWork, code: string): Promise<StoredRow> {
  const row = await findRow(own, entity, code);
  if (row === undefined) throw new ApiFault('not-found');
  if (row.mergedInto !== null) throw new ApiFault('conflict');
  return row;
}

/** Waits for transactions that store these codes (see `MasterCatalogue.hold`), and keeps others from storing them. Uses are read after it. */
export async function keepFromUse({ own, entity }: Pick<KindWork, 'own' | 'entity'>, codes: readonly string[]): Promise<void> {
  await sql`
    select from master_rows where entity = ${entity} and code = any(${[...codes]}) order by code for update`.execute(own);
}

async function newValues(work: KindWork, code: string, row: NewMasterRow): Promise<KeptValues> {
  const { own, entity, source } = work;
  const alternatives = row.alternatives ?? [];
  checkNames(row.name, row.names, alternatives);
  await checkUri(own, entity, code, row.uri ?? null);
  const parent = row.parent ?? null;
  return {
    name: row.name,
    names: givenNames(row.names),
    description: row.description ?? '',
    parent,
    sort: row.sort ?? (await lastSort(work, parent)),
    isHidden: false,
    fields: await checkedFields(own, source.description, row.fields ?? {}, {}),
    uri: row.uri ?? null,
    alternatives: [...alternatives],
    mergedInto: null,
  };
}

async function editedValues({ own, entity, source }: KindWork, row: StoredRow, edit: MasterRowEdit): Promise<KeptValues> {
  const alternatives = edit.alternatives ?? row.alternatives;
  checkNames(edit.name, edit.names, alternatives);
  const uri = edit.uri === undefined ? row.uri : edit.uri;
  await checkUri(own, entity, row.code, uri);
  return {
    ...keptValues(row),
    name: edit.name,
    names: givenNames(edit.names),
    description: edit.description ?? row.description,
    isHidden: edit.isHidden,
    fields: edit.fields === undefined ? row.fields : await checkedFields(own, source.description, edit.fields, row.fields),
    uri,
    alternatives,
  };
}

/** Forms need at least one row of a kind that belongs to the code. */
export async function demandAnotherOffered({ own, entity, source }: KindWork, code: string): Promise<void> {
  if (!source.description.isFixed) return;
  const another = own.selectFrom('master_rows').select('code').where('entity', '=', entity).where('is_hidden', '=', false);
  if ((await another.where('code', '<>', code).limit(1).executeTakeFirst()) === undefined) {
    throw refused('isHidden', 'admin-masters.last-offered');
  }
}

/** @throws ApiFault admin-masters.fixed, admin-masters.has-children, admin-masters.in-use */
export async function demandDeletable({ own, transaction, entity, source }: KindWork, kinds: Kinds, code: string): Promise<void> {
  if (source.description.isFixed) throw new ApiFault('admin-masters.fixed');
  await keepFromUse({ own, entity }, [code]);
  const below = own.selectFrom('master_rows').select('code').where('entity', '=', entity).where('parent', '=', code);
  if ((await below.limit(1).executeTakeFirst()) !== undefined) throw new ApiFault('admin-masters.has-children');
  if (((await kinds.countUses(entity, [code], transaction)).get(code) ?? 0) > 0) throw new ApiFault('admin-masters.in-use');
}
