import { makeAutoObservable } from 'mobx';
import { inject, injectable, type Newable } from '#core/client/di/injection.ts';
import type { StepProgress, StepState } from '#core/client/plugin/page-step.ts';
import { SECTION_WEIGHTS, shareOf, stateOfSection } from '../../contract/completeness.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { ProfileStore } from '../profile-store.ts';

const made = new Map<SectionName, Newable<StepProgress>>();

/** The candidate's progress in the step of a section. */
export function progressOf(section: SectionName): Newable<StepProgress> {
  const progress = made.get(section) ?? makeProgress(section);
  made.set(section, progress);
  return progress;
}

function makeProgress(section: SectionName): Newable<StepProgress> {
  @injectable()
  class SectionProgress implements StepProgress {
    readonly weight = SECTION_WEIGHTS[section];

    constructor(@inject(ProfileStore) private readonly store: ProfileStore) {
      makeAutoObservable<this, 'store'>(this, { store: false, weight: false }, { autoBind: true });
    }

    get state(): StepState {
      const { value: profile, status } = this.store.mine;
      if (profile === undefined) return status === 'failed' ? 'failed' : 'empty';
      return stateOfSection(section, profile.sections);
    }

    get share(): number {
      const profile = this.store.mine.value;
      return profile === undefined ? 0 : shareOf(section, profile.sections);
    }

    load(): Promise<void> {
      return this.store.ensure();
    }

    skip(): Promise<void> {
      return this.store.skip(section);
    }
  }
  return SectionProgress;
}
