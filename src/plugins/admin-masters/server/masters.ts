import { issueAt } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Page } from '#core/contract/paging.ts';
import { z } from '#core/contract/schema.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { codeOf } from '#core/server/text/text-key.ts';
import { masterIssues } from '../contract/issues.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from '../contract/master-row.ts';
import type { MasterSource } from '../contract/master-source.ts';

/** Master data for the API. Other plugins store the rows. */
export class Masters {
  readonly #contributed: () => readonly Contribution<MasterSource>[];
  readonly #position: CursorCodec<string>;

  /** @param cursorKey seals the cursors of lists */
  constructor(contributed: () => readonly Contribution<MasterSource>[], cursorKey: Buffer) {
    this.#contributed = contributed;
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

  async create(entity: string, row: NewMasterRow): Promise<MasterRow> {
    const source = this.source(entity);
    const code = row.code ?? codeOf(row.name);
    // A code has at least two characters, but a name may have only one.
    if (code === undefined || code.length < 2) throw refused('admin-masters.code-needed');
    if (!(await source.insert({ ...row, code }))) throw refused('admin-masters.code-taken');
    return this.get(entity, code);
  }

  async update(entity: string, code: string, edit: MasterRowEdit): Promise<MasterRow> {
    await this.get(entity, code);
    if (!(await this.source(entity).update(code, edit))) throw new ApiFault('conflict');
    return this.get(entity, code);
  }

  async remove(entity: string, code: string): Promise<void> {
    await this.get(entity, code);
    if (!(await this.source(entity).remove(code))) throw new ApiFault('admin-masters.in-use');
  }
}

function refused(code: keyof typeof masterIssues): ApiFault {
  return new ApiFault('invalid', [issueAt('code', masterIssues[code])]);
}
