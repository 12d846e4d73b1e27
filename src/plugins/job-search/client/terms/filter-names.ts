import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { NamedLists } from '#core/client/ui/picker/named-lists.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';
import { listCategories } from '#plugins/jobs/contract/endpoints.ts';
import type { NamedCategory } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import { jobSearch, type SearchTerms } from './job-search.ts';

/** The filters whose values the client's texts do not name. */
const NAMED = ['category', 'companies', 'skills'] as const;

export type NamedFilter = (typeof NAMED)[number];

/** A name in English, and in other languages. */
export type ValueName = Pick<NamedCategory, 'name' | 'names'>;

type Named = readonly (readonly [value: string, name: ValueName])[];

/** The names of chosen categories, companies and skills. They come with what can be chosen. Only unknown ones are asked for. */
@injectable()
export class FilterNames {
  private readonly known = observable.map<string, ValueName>({}, { deep: false });
  /** What was asked for. It is not asked for again when the server does not know it. */
  private readonly asked = new Set<string>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NamedLists) private readonly lists: NamedLists,
    @inject(KeptSearches) searches: KeptSearches,
  ) {
    makeAutoObservable<this, 'api' | 'lists' | 'known' | 'asked'>(
      this,
      { api: false, lists: false, known: false, asked: false },
      { autoBind: true },
    );
    const { facets } = searches.of(jobSearch);
    reaction(
      () => facets.value,
      (value) => value !== undefined && this.learnFacets(value),
      { fireImmediately: true },
    );
  }

  of(filter: NamedFilter, value: string): ValueName | undefined {
    return this.known.get(keyOf(filter, value));
  }

  learn(filter: NamedFilter, named: Named): void {
    for (const [value, name] of named) {
      const key = keyOf(filter, value);
      // The same name again is no news for what shows it.
      if (JSON.stringify(this.known.get(key)) !== JSON.stringify(name)) this.known.set(key, name);
    }
  }

  private learnFacets(facets: JobFacets): void {
    for (const filter of NAMED) {
      const { values } = facets[filter];
      this.learn(
        filter,
        values.flatMap(({ value, name, names }) => (name === null ? [] : [[value, { name, names }] as const])),
      );
    }
  }

  /** Loads the names of the chosen values that are still unknown. Values without a name are shown as they are. */
  async complete(terms: SearchTerms): Promise<void> {
    await Promise.all(
      NAMED.map(async (filter) => {
        const missing = valuesIn(terms[filter]).filter((value) => this.isMissing(filter, value));
        if (missing.length === 0) return;
        for (const value of missing) this.asked.add(keyOf(filter, value));
        try {
          const named = await this.load(filter, missing);
          runInAction(() => this.learn(filter, named));
        } catch {
          // The next search asks again.
          for (const value of missing) this.asked.delete(keyOf(filter, value));
        }
      }),
    );
  }

  private isMissing(filter: NamedFilter, value: string): boolean {
    const key = keyOf(filter, value);
    return !value.startsWith('~') && !this.known.has(key) && !this.asked.has(key);
  }

  private async load(filter: NamedFilter, values: readonly string[]): Promise<Named> {
    if (filter === 'skills') {
      const { offeredList } = await import('#plugins/admin-masters/contract/offered-list.ts');
      const rows = await this.lists.withCodes(offeredList('skills'), values, new AbortController().signal);
      return rows.map(({ code, name, names }) => [code, { name, names: given(names) }]);
    }
    // Quiet: the user asked for postings, which are there without the names.
    const options = { quiet: true } as const;
    if (filter === 'category') {
      const { items } = await this.api.call(listCategories, options);
      return items.map(({ code, name, names }) => [code, { name, names }]);
    }
    const companies = values.map(async (id) => {
      const { name } = await this.api.call(getCompany, { params: { id }, ...options });
      return [id, { name }] as const;
    });
    const loaded = await Promise.allSettled(companies);
    for (const [index, company] of loaded.entries()) {
      // An unknown company is not asked for again.
      const isUnknown = company.status === 'rejected' && company.reason instanceof ApiError && company.reason.status === 404;
      if (company.status === 'rejected' && !isUnknown) this.asked.delete(keyOf(filter, values[index] ?? ''));
    }
    return loaded.flatMap((company) => (company.status === 'fulfilled' ? [company.value] : []));
  }
}

function keyOf(filter: NamedFilter, value: string): string {
  return `${filter} ${value}`;
}

/** The names that are there. */
function given(names: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).flatMap(([language, name]) => (name === undefined ? [] : [[language, name]])));
}
