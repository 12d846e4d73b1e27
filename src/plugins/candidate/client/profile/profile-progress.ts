import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/inject.ts';
import type { StepProgress, StepState } from '#core/client/wizard/wizard-steps.ts';
import { ProfileStore } from '../profile-store.ts';

/** How far the candidate is with the step about themselves: the headline is what it needs. */
@injectable()
export class ProfileProgress implements StepProgress {
  constructor(@inject(ProfileStore) private readonly store: ProfileStore) {
    makeAutoObservable<this, 'store'>(this, { store: false }, { autoBind: true });
  }

  get state(): StepState {
    const { value: profile, status } = this.store.mine;
    if (profile === undefined) return status === 'failed' ? 'failed' : 'empty';
    return profile.headline === null ? 'empty' : 'done';
  }

  /** The page of the step loads the profile itself. */
  async load(): Promise<void> {
    if (this.store.mine.status === 'idle') await this.store.load();
  }
}
