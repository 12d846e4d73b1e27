import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory, NamedCompany } from '#plugins/employer/contract/company-directory.ts';
import type { IdentifiedPosting, ImportedPostings, SavedCounts } from '../../contract/imported-postings.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import { type CategoryOfName, ensureCategories } from './ensure-categories.ts';
import { ensureLocations } from './ensure-locations.ts';
import {
  type ImportedRow,
  importedRow,
  type RowReferences,
  type SavedPosting,
  savedPostings,
  writePostings,
  writeSearchRows,
} from './imported-rows.ts';
import { lockImports } from './sheet-locks.ts';

/** Creates the service. Each batch is one transaction. */
export function createImportedPostings(
  db: JobsDatabase,
  companies: CompanyDirectory,
  catalogue: MasterCatalogue,
  ended: (transaction: Transaction) => Promise<void>,
): ImportedPostings {
  let migrated: Promise<boolean> | undefined;
  return {
    save: async (batch, now) => {
      // Companies have a transaction of their own, because a company without postings does no harm. Only the companies of changed
      // postings are ensured: otherwise a company that a user has renamed would be created again under its old name.
      const changed = changedIn(batch, await savedPostings(db, keysOf(batch)));
      const companyOf = await companies.ensureNamed(named(changed.map(({ posting }) => posting.company)));
      return inTransaction(db, async (trx, transaction) =>
        saveBatch(trx, batch, {
          companyOf: await withLockedNames(transaction, companies, companyOf),
          ensured: (names) => ensureCategories(trx, transaction, catalogue, names),
          now,
        }),
      );
    },
    ended: () => inTransaction(db, (_own, transaction) => ended(transaction)),
    preview: async (batch) => {
      migrated ??= hasTables(db);
      return countsOf(batch, (await migrated) ? await savedPostings(db, keysOf(batch)) : new Map());
    },
  };
}

async function hasTables(db: JobsDatabase): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('job_postings') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** The same companies with their current names, locked until the transaction ends. */
async function withLockedNames(
  transaction: Transaction,
  companies: CompanyDirectory,
  companyOf: ReadonlyMap<string, NamedCompany>,
): Promise<ReadonlyMap<string, NamedCompany>> {
  const names = await companies.lockedNames(
    transaction,
    [...companyOf.values()].map(({ id }) => id),
  );
  return new Map([...companyOf].map(([named, { id, name }]) => [named, { id, name: names.get(id) ?? name }]));
}

interface BatchReferences {
  readonly companyOf: ReadonlyMap<string, NamedCompany>;
  /** Finds or creates the categories of the batch. */
  readonly ensured: (names: readonly string[]) => Promise<CategoryOfName>;
  readonly now: Date;
}

async function saveBatch(
  trx: JobsTransaction,
  batch: readonly IdentifiedPosting[],
  { companyOf, ensured, now }: BatchReferences,
): Promise<SavedCounts> {
  await lockImports(trx);
  const saved = await savedPostings(trx, keysOf(batch));
  const changed = changedIn(batch, saved);
  if (changed.length > 0) {
    const references: RowReferences = {
      companyOf,
      categoryOf: await ensured(named(changed.map(({ posting }) => posting.category))),
      locationOf: await ensureLocations(trx, named(changed.map(({ posting }) => posting.location))),
      now,
    };
    await write(
      trx,
      changed.map((each) => importedRow(each, saved.get(keyText(each)), references)),
      references.categoryOf,
    );
  }
  return countsOf(batch, saved);
}

async function write(trx: JobsTransaction, rows: readonly ImportedRow[], categoryOf: CategoryOfName): Promise<void> {
  const nameOfCategory = new Map([...categoryOf.values()].map(({ id, name }) => [id, name]));
  const published = await writePostings(trx, rows);
  await writeSearchRows(
    trx,
    rows.filter(({ id }) => published.has(id)),
    nameOfCategory,
  );
}

function countsOf(batch: readonly IdentifiedPosting[], saved: ReadonlyMap<string, SavedPosting>): SavedCounts {
  const created = batch.filter((each) => !saved.has(keyText(each))).length;
  const unchanged = batch.length - changedIn(batch, saved).length;
  return { created, unchanged, updated: batch.length - created - unchanged };
}

function changedIn(batch: readonly IdentifiedPosting[], saved: ReadonlyMap<string, SavedPosting>): IdentifiedPosting[] {
  return batch.filter((each) => !saved.get(keyText(each))?.contentHash.equals(each.contentHash));
}

function keysOf(batch: readonly IdentifiedPosting[]): Buffer[] {
  return batch.map(({ key }) => Buffer.from(key));
}

function keyText({ key }: IdentifiedPosting): string {
  return Buffer.from(key).toString('hex');
}

function named(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names)].filter((name) => name !== undefined);
}
