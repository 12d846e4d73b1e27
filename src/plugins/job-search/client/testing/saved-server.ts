import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import type { SavedJob, SavedMark, SavedSearch, SavedSearchInput } from '../../contract/saved-schemas.ts';
import { someFacets } from './facet-builders.ts';
import { aJob, aJobSummary, besideAPosting, idOf, pageOf } from './job-builders.ts';

const AT = '2026-03-02T09:00:00.000Z';

/** A posting that was saved, in the list of its user. */
export function aSaved(number: number, rest: Partial<SavedJob> = {}): SavedJob {
  const title = `Job ${number}`;
  const job = aJobSummary({ id: idOf(number), title });
  const standing = { status: 'published', expiresAt: null, deadline: null, endedAt: null, endReason: null } as const;
  return { id: idOf(number), title, job, ...standing, note: null, savedAt: AT, ...rest };
}

export function aSavedSearch(number: number, rest: Partial<SavedSearch> = {}): SavedSearch {
  const terms = { q: `word${number}` };
  return {
    id: idOf(900 + number),
    name: `Search ${number}`,
    terms,
    createdAt: AT,
    seenAt: AT,
    fresh: { count: 0, more: false },
    company: null,
    ...rest,
  };
}

interface IdCall {
  readonly params: { readonly id: string };
}

/** Answers like the server for a few saved postings and searches. With `refuses`, it refuses every change. */
export class SavedServer {
  saved: readonly SavedJob[];
  searches: readonly SavedSearch[];
  refuses = false;

  constructor(saved: readonly SavedJob[] = [], searches: readonly SavedSearch[] = []) {
    this.saved = saved;
    this.searches = searches;
  }

  get replies(): FakeReplies {
    return {
      ...besideAPosting,
      'jobs.list-saved': () => pageOf(...this.saved),
      'jobs.list-saved-marks': () => ({ ids: this.saved.map(({ id }) => id) }),
      'jobs.get-saved': ({ params }: IdCall) => ({ saved: this.markOf(params.id) }),
      'jobs.save': ({ params, body }: IdCall & { body: { note?: string } }) => this.save(params.id, body.note),
      'jobs.unsave': ({ params }: IdCall) => this.unsave(params.id),
      'jobs.list-searches': () => ({ items: this.searches }),
      'jobs.save-search': ({ body }: { body: SavedSearchInput }) => this.saveSearch(body),
      'jobs.rename-search': ({ params, body }: IdCall & { body: { name: string } }) => this.change(params.id, { name: body.name }),
      'jobs.delete-search': ({ params }: IdCall) => this.deleteSearch(params.id),
      'jobs.mark-search-seen': ({ params }: IdCall) => this.change(params.id, { fresh: { count: 0, more: false } }),
      'jobs.get': ({ params }: IdCall) =>
        aJob({ id: params.id, title: this.saved.find(({ id }) => id === params.id)?.title ?? 'Pump engineer' }),
      'jobs.search': pageOf(aJobSummary(), aJobSummary({ id: idOf(2), title: 'Valve engineer' })),
      'jobs.count': { count: 2, more: false },
      'jobs.list-facets': someFacets(),
      'employer.get-company': { id: idOf(2), name: 'Test Company' },
    };
  }

  private markOf(id: string): SavedMark | null {
    const found = this.saved.find((saved) => saved.id === id);
    return found === undefined ? null : { note: found.note, savedAt: found.savedAt };
  }

  private save(id: string, note: string | undefined): SavedMark {
    this.demand();
    const before = this.saved.find((saved) => saved.id === id) ?? { ...aSaved(1), id };
    const after = { ...before, note: note === undefined ? before.note : note || null };
    this.saved = [after, ...this.saved.filter((saved) => saved.id !== id)];
    return { note: after.note, savedAt: after.savedAt };
  }

  private unsave(id: string): { saved: SavedMark | null } {
    this.demand();
    const saved = this.markOf(id);
    this.saved = this.saved.filter((each) => each.id !== id);
    return { saved };
  }

  private saveSearch({ name, terms }: SavedSearchInput): SavedSearch {
    if (this.searches.some((search) => search.name === name)) {
      throw refusal(409, 'jobs.search-saved', 'You have saved this search already.');
    }
    const search = aSavedSearch(50 + this.searches.length, { name, terms });
    this.searches = [search, ...this.searches];
    return search;
  }

  private change(id: string, changed: Partial<SavedSearch>): SavedSearch | undefined {
    this.demand();
    this.searches = this.searches.map((search) => (search.id === id ? { ...search, ...changed } : search));
    return this.searches.find((search) => search.id === id);
  }

  private deleteSearch(id: string): undefined {
    this.demand();
    this.searches = this.searches.filter((search) => search.id !== id);
  }

  private demand(): void {
    if (this.refuses) throw refusal(409, 'jobs.saved-limit', 'You have saved 500 jobs. Take some away to save more.');
  }
}

/** Opens an address as a candidate, who may save. */
export function openAsSeeker(at: string, server: SavedServer, more: FakeReplies = {}, others: readonly ClientPlugin[] = []): Promise<View> {
  return renderPlugin([...clientPlugins, ...others], {
    at,
    as: 'candidate',
    me: { abilities: ['job-posting', 'job-search'].map((subject) => `${subject}:save`) },
    api: { ...server.replies, ...more },
  });
}
