import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { type Param, type Prepared, prepared } from '../db/prepared.ts';
import { tablesFor, tablesIn } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { FilePurposeRules, FileUse } from './file-purposes.ts';
import { isKept } from './file-quota.ts';
import type { FileRemoval } from './file-removal.ts';
import { type FileRow, isStored, storedFile } from './file-rows.ts';
import type { FileStore, FilesToUse } from './file-store.ts';
import type { FileDatabase, FileTables } from './file-tables.ts';
import { lockOwner } from './owner-lock.ts';

interface StoreDependencies {
  readonly db: FileDatabase;
  readonly removal: FileRemoval;
  readonly rulesOf: (purpose: string) => FilePurposeRules | undefined;
  readonly now: () => Date;
}

/** The files in the database, for plugins. */
export class DatabaseFileStore implements FileStore {
  readonly #dependencies: StoreDependencies;
  // Each page that shows files reads them by it.
  readonly #usedBy: Prepared<FileUse, FileRow>;

  constructor(dependencies: StoreDependencies) {
    this.#dependencies = dependencies;
    this.#usedBy = prepared(dependencies.db, (param: Param<FileUse>) =>
      dependencies.db
        .selectFrom('files')
        .innerJoin('file_uses', 'file_uses.file_id', 'files.id')
        .selectAll('files')
        .where('use', '=', param('use'))
        .where('use_id', '=', param('useId'))
        .orderBy('files.id'),
    );
  }

  readonly attach = async (transaction: Transaction, files: FilesToUse): Promise<void> => {
    if (files.fileIds.length === 0) return;
    const db = tablesIn<FileTables>(transaction);
    await lockOwner(db, files.owner);
    await this.#demandUsable(db, files);
    const ids = [...new Set(files.fileIds)];
    const uses = ids.map((file_id) => ({ file_id, use: files.use, use_id: files.useId, is_held: files.isHeld ?? false }));
    await db
      .insertInto('file_uses')
      .values(uses)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('files').set({ unused_since: null }).where('id', 'in', ids).execute();
    if (files.isHeld !== true) await this.#demandRoom(db, files);
  };

  readonly release = async (transaction: Transaction, { use, useId }: FileUse, fileIds: readonly string[]): Promise<void> => {
    if (fileIds.length === 0) return;
    const db = tablesIn<FileTables>(transaction);
    await db.deleteFrom('file_uses').where('use', '=', use).where('use_id', '=', useId).where('file_id', 'in', fileIds).execute();
    await db
      .updateTable('files')
      .set({ unused_since: this.#dependencies.now() })
      .where('id', 'in', fileIds)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('file_uses').select('file_id').whereRef('file_uses.file_id', '=', 'files.id'))),
      )
      .execute();
  };

  readonly useExactly = async (transaction: Transaction, files: FilesToUse): Promise<void> => {
    const db = tablesIn<FileTables>(transaction);
    await lockOwner(db, files.owner);
    const used = await db
      .selectFrom('file_uses')
      .select('file_id')
      .where('use', '=', files.use)
      .where('use_id', '=', files.useId)
      .execute();
    const before = new Set(used.map(({ file_id }) => file_id));
    const wanted = new Set(files.fileIds);
    const left = [...before].filter((id) => !wanted.has(id));
    // First, so that a file may take the place of another one.
    await this.release(transaction, files, left);
    const added = files.fileIds.flatMap((id, place) => (before.has(id) ? [] : [{ id, path: files.paths?.[place] ?? '' }]));
    await this.attach(transaction, { ...files, fileIds: added.map(({ id }) => id), paths: added.map(({ path }) => path) });
  };

  readonly forgetOwner = async (transaction: Transaction, owner: FileOwner): Promise<void> => {
    const db = tablesIn<FileTables>(transaction);
    await lockOwner(db, owner);
    const rows = await db
      .selectFrom('files')
      .select(['id', 'storage_key', 'parts'])
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .execute();
    await this.#dependencies.removal.deleteRows(transaction, rows);
  };

  readonly filesOf: FileStore['filesOf'] = async (fileIds, transaction) => {
    if (fileIds.length === 0) return new Map();
    const rows = await tablesFor(this.#dependencies.db, transaction).selectFrom('files').selectAll().where('id', 'in', fileIds).execute();
    return new Map(rows.filter(isStored).map((row) => [row.id, storedFile(row)]));
  };

  readonly textsOf = async (fileIds: readonly string[], transaction?: Transaction): Promise<ReadonlyMap<string, string>> => {
    if (fileIds.length === 0) return new Map();
    const db = tablesFor(this.#dependencies.db, transaction);
    const rows = await db.selectFrom('file_texts').selectAll().where('file_id', 'in', fileIds).execute();
    return new Map(rows.map(({ file_id, text }) => [file_id, text]));
  };

  readonly usedBy = async ({ use, useId }: FileUse, transaction?: Transaction): Promise<readonly StoredFile[]> => {
    const rows = await this.#usedBy({ use, useId }, tablesFor(this.#dependencies.db, transaction));
    return rows.filter(isStored).map(storedFile);
  };

  readonly countOf = async ({ kind, id }: FileOwner): Promise<number> => {
    const { count } = await this.#dependencies.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  async #demandUsable(db: FileDatabase, { owner, purpose, fileIds, paths }: FilesToUse): Promise<void> {
    const found = await db
      .selectFrom('files')
      .selectAll()
      .where('id', 'in', fileIds)
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('purpose', '=', purpose)
      // The sweep must not delete them meanwhile.
      .forUpdate()
      .execute();
    const rows = new Map(found.map((row) => [row.id, row]));
    const issues = fileIds.flatMap((id, place) => {
      const code = faultOf(rows.get(id));
      return code === undefined ? [] : [fileIssue(code, {}, paths?.[place] ?? '')];
    });
    if (issues.length > 0) throw new ApiFault('invalid', issues);
  }

  async #demandRoom(db: FileDatabase, { owner, purpose, paths }: FilesToUse): Promise<void> {
    const limit = this.#dependencies.rulesOf(purpose)?.purpose.perOwner;
    if (limit === undefined) return;
    const { count } = await db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('purpose', '=', purpose)
      .where('state', '!=', 'storing')
      .where(isKept)
      .executeTakeFirstOrThrow();
    if (Number(count) > limit) throw new ApiFault('invalid', [fileIssue('files.too-many', { limit }, paths?.[0] ?? '')]);
  }
}

function faultOf(row: FileRow | undefined): 'files.not-yours' | 'files.virus' | undefined {
  if (!isStored(row)) return 'files.not-yours';
  return row.state === 'infected' ? 'files.virus' : undefined;
}
