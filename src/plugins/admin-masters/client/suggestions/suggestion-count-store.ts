import { makeObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { CachedCount } from '#core/client/nav/cached-count.ts';
import { countSuggestions } from '../../contract/endpoints.ts';

type SuggestionCounts = readonly { readonly entity: string; readonly count: number }[];

/** How many suggestions of all kinds wait for the user's decision, beside the navigation. */
@injectable()
export class SuggestionCountStore {
  readonly count: CachedCount;
  /** The same by kind; those of the last fetch. */
  byKind: SuggestionCounts = [];

  constructor(@inject(ApiClient) api: ApiClient) {
    makeObservable(this, { byKind: observableRef });
    this.count = new CachedCount(async (signal) => {
      // Quiet: a count for a badge of the navigation.
      const { items } = await api.call(countSuggestions, { signal, quiet: true });
      runInAction(() => {
        this.byKind = items;
      });
      return items.reduce((sum, { count }) => sum + count, 0);
    });
  }
}
