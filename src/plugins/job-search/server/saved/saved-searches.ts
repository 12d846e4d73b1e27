import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { readStored } from '#core/server/db/read-stored.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { MOST_NEW, MOST_SAVED_SEARCHES } from '../../contract/saved.ts';
import { type SavedSearch, type SavedSearchInput, savedTermsSchema } from '../../contract/saved-schemas.ts';
import { normalTerms, termsText } from '../../contract/saved-terms.ts';
import type { JobCount } from '../../contract/search.ts';
import type { JobSavedSearchesTable, JobSearchDatabase, JobSearchTransaction, StoredTerms } from '../job-search-tables.ts';
import type { JobSearchEngine } from '../search/job-search-engine.ts';
import { type FollowedDirectory, withFollowed } from './followed-companies.ts';
import { lockOwner } from './owner-lock.ts';
import type { SavingCall } from './saved-jobs.ts';

interface SavedSearchesDependencies {
  readonly db: JobSearchDatabase;
  readonly engine: Pick<JobSearchEngine, 'countNewer'>;
  readonly companies: FollowedDirectory;
  readonly now: () => Date;
}

type Row = Selectable<JobSavedSearchesTable>;

/** A search without what another plugin knows of it. */
type OwnSearch = Omit<SavedSearch, 'company'>;

type OwnCall = Pick<SavingCall, 'actor'>;

/** The searches that users saved. */
export class SavedSearches {
  readonly #dependencies: SavedSearchesDependencies;

  constructor(dependencies: SavedSearchesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The newest first. */
  async list({ actor }: OwnCall): Promise<SavedSearch[]> {
    const rows = this.#dependencies.db.selectFrom('job_saved_searches').selectAll().where('user_id', '=', actor.userId);
    const searches: OwnSearch[] = [];
    // One after another: twenty counts at once would take all connections of the pool.
    for (const row of await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()) searches.push(await this.#withNews(row));
    return withFollowed(this.#dependencies.companies, searches);
  }

  /** @throws ApiFault jobs.search-saved or jobs.searches-limit */
  async save({ actor }: OwnCall, { name, terms }: SavedSearchInput): Promise<SavedSearch> {
    const { db, now } = this.#dependencies;
    const stored: StoredTerms = { version: 1, terms: normalTerms(terms) };
    const at = now();
    const row = { id: uuid(), user_id: actor.userId, name, terms_hash: contentHash([termsText(terms)]), created_at: at, seen_at: at };
    const inserted = await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      await lockOwner(own, 'saved-searches', actor.userId);
      await demandRoom(own, row);
      const values = { ...row, terms: JSON.stringify(stored) };
      return own.insertInto('job_saved_searches').values(values).returningAll().executeTakeFirstOrThrow();
    });
    return this.#shown(toSearch(inserted, NOTHING_NEW));
  }

  /** @throws ApiFault not-found */
  async rename(call: OwnCall, id: string, name: string): Promise<SavedSearch> {
    return this.#shown(await this.#withNews(await this.#change(call, id, { name })));
  }

  /** @throws ApiFault not-found */
  async markSeen(call: OwnCall, id: string): Promise<SavedSearch> {
    return this.#shown(toSearch(await this.#change(call, id, { seen_at: this.#dependencies.now() }), NOTHING_NEW));
  }

  /** @throws ApiFault not-found */
  async delete({ actor }: OwnCall, id: string): Promise<void> {
    const { db } = this.#dependencies;
    const gone = db.deleteFrom('job_saved_searches').where('id', '=', id).where('user_id', '=', actor.userId).returning('id');
    if ((await gone.executeTakeFirst()) === undefined) throw new ApiFault('not-found');
  }

  async #change({ actor }: OwnCall, id: string, changed: { readonly name?: string; readonly seen_at?: Date }): Promise<Row> {
    const { db } = this.#dependencies;
    const own = db.updateTable('job_saved_searches').set(changed).where('id', '=', id).where('user_id', '=', actor.userId);
    const row = await own.returningAll().executeTakeFirst();
    if (row === undefined) throw new ApiFault('not-found');
    return row;
  }

  async #shown(search: OwnSearch): Promise<SavedSearch> {
    const [shown = { ...search, company: null }] = await withFollowed(this.#dependencies.companies, [search]);
    return shown;
  }

  async #withNews(row: Row): Promise<OwnSearch> {
    return toSearch(row, await this.#dependencies.engine.countNewer(readTerms(row.terms), row.seen_at, MOST_NEW));
  }
}

/** Of a search that the user looks at. */
const NOTHING_NEW: JobCount = Object.freeze({ count: 0, more: false });

function toSearch({ id, name, terms, created_at, seen_at }: Row, fresh: JobCount): OwnSearch {
  return { id, name, terms: readTerms(terms), createdAt: created_at.toISOString(), seenAt: seen_at.toISOString(), fresh };
}

/** A filter whose stored value is no longer valid is left out. */
function readTerms({ terms }: StoredTerms): JobFilter {
  return normalTerms(readStored(savedTermsSchema, {}, terms).value);
}

/** @throws ApiFault jobs.search-saved or jobs.searches-limit */
async function demandRoom(db: JobSearchTransaction, { user_id, terms_hash }: Pick<Row, 'user_id' | 'terms_hash'>): Promise<void> {
  const saved = await db.selectFrom('job_saved_searches').select('terms_hash').where('user_id', '=', user_id).execute();
  if (saved.some((row) => row.terms_hash.equals(terms_hash))) throw new ApiFault('jobs.search-saved');
  if (saved.length >= MOST_SAVED_SEARCHES) throw new ApiFault('jobs.searches-limit');
}
