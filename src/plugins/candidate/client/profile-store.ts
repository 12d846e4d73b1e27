import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { getMyProfile, saveMyProfile } from '../contract/endpoints.ts';
import type { CandidateProfile, CandidateProfileInput } from '../contract/profile.ts';

/** The signed-in candidate's own profile. */
@injectable()
export class ProfileStore {
  readonly mine = new Resource<CandidateProfile>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, mine: false }, { autoBind: true });
  }

  load(): Promise<void> {
    return this.mine.load((signal) => this.api.call(getMyProfile, { signal, quiet: true }));
  }

  async save(input: CandidateProfileInput): Promise<void> {
    this.mine.replace(await this.api.call(saveMyProfile, { body: input }));
  }
}
