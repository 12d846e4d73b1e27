import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT, type Page } from '#core/contract/paging.ts';
import { ACTIVE_STAGES } from '../../contract/application.ts';
import { listApplications } from '../../contract/application-endpoints.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';

/** What the navigation counts, once for all the places that show it. */
@injectable()
export class NavCountsStore {
  /** Applicants whom nobody has looked at yet, over all postings one manages. */
  readonly newApplicants: PlaceCount;
  /** One's own applications that are not at an end. */
  readonly underWay: PlaceCount;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.newApplicants = new PlaceCount(async (signal) => {
      const jobs = await everyItem((page) => api.call(listManagedJobs, { query: page, signal, quiet: true }));
      return jobs.reduce((sum, { applicants }) => sum + applicants.new, 0);
    });
    this.underWay = new PlaceCount(async (signal) => {
      const mine = await everyItem((page) => api.call(listApplications, { query: page, signal, quiet: true }));
      return mine.filter(({ stage }) => ACTIVE_STAGES.includes(stage)).length;
    });
  }
}

/** A count that several places show; the first of them to ask at a place has it made. */
export class PlaceCount {
  readonly #resource = new Resource<number>();
  readonly #fetch: (signal: AbortSignal) => Promise<number>;
  #madeAt: string | undefined;

  constructor(fetch: (signal: AbortSignal) => Promise<number>) {
    this.#fetch = fetch;
  }

  /** 0 until it is known; one that could not be made anew stays as it was. */
  get value(): number {
    return this.#resource.value ?? 0;
  }

  async make(place: string): Promise<void> {
    if (place === this.#madeAt) return;
    this.#madeAt = place;
    await this.#resource.load(this.#fetch);
  }
}

async function everyItem<Item>(fetchPage: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage({ limit: PAGE_LIMIT.max, cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}
