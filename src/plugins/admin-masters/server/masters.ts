import { issueAt } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Page } from '#core/contract/paging.ts';
import { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { StoredAbility } from '#core/server/access/policy.ts';
import type { AuditAction } from '#core/server/audit/audit-action.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { codeOf } from '#core/server/text/text-key.ts';
import { masterIssues } from '../contract/issues.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from '../contract/master-row.ts';
import type { MasterSource } from '../contract/master-source.ts';
import { rowCreated, rowDeleted, rowUpdated } from './audit-actions.ts';

/** The user who changes master data. */
export type MasterCall = Pick<CallContext<StoredAbility>, 'actor' | 'audit'>;

export interface MastersNeeds {
  readonly db: Database;
  readonly sources: () => readonly Contribution<MasterSource>[];
  /** Seals the cursors of lists. */
  readonly cursorKey: Buffer;
}

type RowValues = Pick<MasterRow, 'name' | 'names' | 'isHidden'>;

/** The values of a row that does not exist. */
const NO_ROW = { name: null, names: {}, isHidden: false } as const;

/** Master data for the API. Other plugins store the rows. Changes by administrators are recorded. */
export class Masters {
  readonly #db: Database;
  readonly #contributed: () => readonly Contribution<MasterSource>[];
  readonly #position: CursorCodec<string>;

  constructor({ db, sources, cursorKey }: MastersNeeds) {
    this.#db = db;
    this.#contributed = sources;
    this.#position = cursorCodec(cursorKey, 'admin-masters.rows', z.string());
  }

  get entities(): readonly string[] {
    return this.#contributed().map(({ value }) => value.entity);
  }

  count(entity: string): Promise<number> {
    return this.source(entity).count();
  }

  /** @throws ApiFault not-found for an entity that no plugin has */
  source(entity: string): MasterSource {
    const source = this.#contributed().find(({ value }) => value.entity === entity)?.value;
    if (source === undefined) throw new ApiFault('not-found');
    return source;
  }

  async page(
    entity: string,
    query: { readonly limit: number; readonly cursor?: string | undefined; readonly q?: string | undefined },
  ): Promise<Page<MasterRow>> {
    const source = this.source(entity);
    const asked = { ...query, entity };
    const rows = await source.rows({ q: query.q, after: this.#position.decode(asked), limit: query.limit + 1 });
    return pageOf([...rows], query.limit, ({ code }) => this.#position.encode(code, asked));
  }

  async get(entity: string, code: string): Promise<MasterRow> {
    const row = await this.source(entity).find(code);
    if (row === undefined) throw new ApiFault('not-found');
    return row;
  }

  async create(call: MasterCall, entity: string, row: NewMasterRow): Promise<MasterRow> {
    const source = this.source(entity);
    const code = row.code ?? codeOf(row.name);
    // A code has at least two characters, but a name may have only one.
    if (code === undefined || code.length < 2) throw refused('admin-masters.code-needed');
    await this.#transaction(async (transaction) => {
      if (!(await source.insert(transaction, { ...row, code }))) throw refused('admin-masters.code-taken');
      await record(call, transaction, rowCreated, { entity, code, before: NO_ROW, after: { ...row, isHidden: false } });
    });
    return this.get(entity, code);
  }

  async update(call: MasterCall, entity: string, code: string, edit: MasterRowEdit): Promise<MasterRow> {
    const source = this.source(entity);
    await this.#transaction(async (transaction) => {
      const before = await lockedRow(source, transaction, code);
      if (!(await source.update(transaction, code, edit))) throw new ApiFault('conflict');
      await record(call, transaction, rowUpdated, { entity, code, before, after: edit });
    });
    return this.get(entity, code);
  }

  async remove(call: MasterCall, entity: string, code: string): Promise<void> {
    const source = this.source(entity);
    await this.#transaction(async (transaction) => {
      const before = await lockedRow(source, transaction, code);
      if (!(await source.remove(transaction, code))) throw new ApiFault('admin-masters.in-use');
      await record(call, transaction, rowDeleted, { entity, code, before, after: NO_ROW });
    });
  }

  #transaction(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    return inTransaction(this.#db, (_own, transaction) => work(transaction));
  }
}

async function lockedRow(source: MasterSource, transaction: Transaction, code: string): Promise<MasterRow> {
  const row = await source.locked(transaction, code);
  if (row === undefined) throw new ApiFault('not-found');
  return row;
}

interface RowChange {
  readonly entity: string;
  readonly code: string;
  readonly before: RowValues | typeof NO_ROW;
  readonly after: RowValues | typeof NO_ROW;
}

/** Users with a grant are not administrators. Their changes are not recorded. */
async function record(
  { actor, audit }: MasterCall,
  transaction: Transaction,
  action: AuditAction<keyof RowValues>,
  { entity, code, before, after }: RowChange,
): Promise<void> {
  if (actor.role !== 'admin') return;
  const changes = {
    name: [before.name, after.name],
    names: [before.names, after.names],
    isHidden: [before.isHidden, after.isHidden],
  } as const;
  if (hasChanged(changes)) await audit(transaction, action, { subjectId: `${entity}/${code}`, changes });
}

function refused(code: keyof typeof masterIssues): ApiFault {
  return new ApiFault('invalid', [issueAt('code', masterIssues[code])]);
}
