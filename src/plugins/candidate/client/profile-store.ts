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

  /** Saves over the version that is here; `quiet` where a failure is told beside the form. */
  async save(fields: Omit<CandidateProfileInput, 'version'>, quiet = false): Promise<void> {
    const version = this.mine.value?.version ?? 0;
    this.mine.replace(await this.api.call(saveMyProfile, { body: { ...fields, version }, quiet }));
  }

  /** After a conflict: saves over what somebody else saved meanwhile. */
  async overwrite(save: () => Promise<void>): Promise<void> {
    await this.load();
    if (this.mine.status === 'ready') await save();
  }
}
