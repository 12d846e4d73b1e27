import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listMatches } from '../contract/endpoints.ts';
import { MOST_MATCHES } from '../contract/match.ts';
import type { JobMatch } from '../contract/schemas.ts';

/** The matches of the user with the postings of a list. */
@injectable()
export class MatchStore {
  /** By the id of the posting. */
  known: ReadonlyMap<string, JobMatch> = new Map();
  private asked = new Set<string>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api' | 'asked'>(this, { api: false, asked: false, known: observableRef }, { autoBind: true });
  }

  /** Asks again for each posting, because the profile may have changed. The known matches stay until then. */
  renew(): void {
    this.asked = new Set();
  }

  /** Asks for the matches of these postings, unless it has asked already: one call for each {@link MOST_MATCHES} of them. */
  async ensure(jobIds: readonly string[]): Promise<void> {
    const missing = jobIds.filter((id) => !this.asked.has(id));
    const portions = Array.from({ length: Math.ceil(missing.length / MOST_MATCHES) }, (_, at) =>
      missing.slice(at * MOST_MATCHES, (at + 1) * MOST_MATCHES),
    );
    await Promise.all(portions.map((portion) => this.ask(portion)));
  }

  private async ask(jobIds: readonly string[]): Promise<void> {
    const { asked } = this;
    for (const id of jobIds) asked.add(id);
    try {
      const { items } = await this.api.call(listMatches, { query: { jobs: jobIds.join(',') } });
      // A later question has a newer answer.
      if (asked === this.asked) runInAction(() => this.add(items));
    } catch {
      // The client has shown the reason. The rows stay without a mark until the list is opened again.
    }
  }

  private add(items: readonly JobMatch[]): void {
    this.known = new Map([...this.known, ...items.map((match) => [match.jobId, match] as const)]);
  }
}
