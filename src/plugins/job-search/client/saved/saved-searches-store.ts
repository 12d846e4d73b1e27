import { makeAutoObservable, observable, runInAction } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { MOST_SAVED_SEARCHES } from '../../contract/saved.ts';
import { deleteSavedSearch, listSavedSearches, markSearchSeen, renameSavedSearch, saveSearch } from '../../contract/saved-endpoints.ts';
import type { SavedSearch, SavedSearchInput } from '../../contract/saved-schemas.ts';
import { termsText } from '../../contract/saved-terms.ts';

/** How long the numbers of new postings stay valid. */
const MAX_AGE_MS = 60_000;

/** The user's saved searches, for all components that show them. */
@injectable()
export class SavedSearchesStore {
  private readonly searches = new Resource<readonly SavedSearch[]>();
  /** Searches whose deletion is under way. */
  private readonly leaving = observable.set<string>();
  private owner: string | undefined = undefined;
  private fetchedAt = 0;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'searches' | 'leaving' | 'owner' | 'fetchedAt'>(
      this,
      { api: false, session: false, searches: false, leaving: false, owner: false, fetchedAt: false },
      { autoBind: true },
    );
  }

  get status(): Resource<unknown>['status'] {
    return this.searches.status;
  }

  get error(): unknown {
    return this.searches.error;
  }

  /** `undefined` until they are loaded. */
  get items(): readonly SavedSearch[] | undefined {
    return this.searches.value?.filter(({ id }) => !this.leaving.has(id));
  }

  /** Whether no more searches can be saved. */
  get isFull(): boolean {
    return (this.items ?? []).length >= MOST_SAVED_SEARCHES;
  }

  /** The saved search with exactly these terms. */
  withTerms(terms: JobFilter): SavedSearch | undefined {
    const text = termsText(terms);
    return this.items?.find((search) => termsText(search.terms) === text);
  }

  load(): Promise<void> {
    const userId = this.session.me?.id;
    if (this.owner !== userId) this.searches.clear();
    this.owner = userId;
    this.fetchedAt = Date.now();
    return this.searches.load(async (signal) => (await this.api.call(listSavedSearches, { signal })).items);
  }

  /** Loads the searches if they are older than a minute or of another user. */
  async ensure(): Promise<void> {
    if (this.owner !== this.session.me?.id || Math.abs(Date.now() - this.fetchedAt) >= MAX_AGE_MS) await this.load();
  }

  /** @throws ApiError with the reason of the refusal */
  async save(input: SavedSearchInput): Promise<SavedSearch> {
    const saved = await this.api.call(saveSearch, { body: input });
    if (this.searches.value === undefined) await this.load();
    else this.replace((searches) => [saved, ...searches]);
    return saved;
  }

  /** @throws ApiError with the reason of the refusal */
  async rename(id: string, name: string): Promise<void> {
    this.put(await this.api.call(renameSavedSearch, { params: { id }, body: { name } }));
  }

  /** The search leaves the list at once, and comes back when the server refuses. Returns whether it is deleted. */
  async delete(id: string): Promise<boolean> {
    this.leaving.add(id);
    try {
      await this.api.call(deleteSavedSearch, { params: { id } });
      this.replace((searches) => searches.filter((search) => search.id !== id));
      return true;
    } catch {
      // The snackbar of the call says why.
      return false;
    } finally {
      runInAction(() => this.leaving.delete(id));
    }
  }

  /** Says that the user looks at the results. Its postings are no longer new. */
  async look(search: SavedSearch): Promise<void> {
    this.put({ ...search, fresh: { count: 0, more: false } });
    try {
      // Quiet: the user opened a search and did not ask for this.
      this.put(await this.api.call(markSearchSeen, { params: { id: search.id }, quiet: true }));
    } catch {
      // The postings stay new until the search is opened next.
      this.fetchedAt = 0;
    }
  }

  private put(latest: SavedSearch): void {
    this.replace((searches) => searches.map((search) => (search.id === latest.id ? latest : search)));
  }

  private replace(change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): void {
    if (this.searches.value !== undefined) this.searches.replace(change(this.searches.value));
  }
}
