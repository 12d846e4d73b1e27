import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { getTerms, saveTerms } from '../../contract/applying/terms-endpoints.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';

/** What one posting asks, while a user writes it. */
export class TermsSession {
  /** The terms that the server had last. */
  terms: Terms;
  /** What another user has saved meanwhile. */
  theirs: Terms | undefined = undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly jobId: string,
    terms: Terms,
  ) {
    this.terms = terms;
    makeAutoObservable<this, 'api' | 'jobId'>(
      this,
      { api: false, jobId: false, terms: observableRef, theirs: observableRef },
      { autoBind: true },
    );
  }

  /** Saves the terms. After a conflict it loads those of the other user. @throws ApiError */
  async save(terms: Terms): Promise<void> {
    try {
      const saved = await this.api.call(saveTerms, { params: { id: this.jobId }, body: { ...terms, version: this.terms.version } });
      runInAction(() => {
        this.terms = saved;
        this.theirs = undefined;
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await this.loadTheirs();
      throw error;
    }
  }

  /** Loads the terms as they are now, to show them beside what is typed. */
  async loadTheirs(): Promise<void> {
    try {
      const theirs = await this.api.call(getTerms, { params: { id: this.jobId } });
      runInAction(() => {
        this.theirs = theirs;
      });
    } catch {
      // The call says why. The next try to save loads them again.
    }
  }

  /** Continues from the version of the other user, and returns it. */
  settle(): Terms {
    this.terms = this.theirs ?? this.terms;
    this.theirs = undefined;
    return this.terms;
  }
}
