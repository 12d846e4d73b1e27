import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import type { StepProgress, StepState } from '#core/client/plugin/page-step.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { CompanyStore } from '../company-store.ts';

/** Progress of the first step: complete when the company has a name. */
@injectable()
export class BasicsProgress implements StepProgress {
  constructor(@inject(CompanyStore) private readonly store: CompanyStore) {
    makeAutoObservable<this, 'store'>(this, { store: false }, { autoBind: true });
  }

  get state(): StepState {
    return stateWith(this.store, (company) => (company === undefined ? 'empty' : 'done'));
  }

  load(): Promise<void> {
    return loaded(this.store);
  }
}

/** Progress of the second step: complete when the company has a description and a place. */
@injectable()
export class ProfileProgress implements StepProgress {
  constructor(@inject(CompanyStore) private readonly store: CompanyStore) {
    makeAutoObservable<this, 'store'>(this, { store: false }, { autoBind: true });
  }

  get state(): StepState {
    return stateWith(this.store, (company) => {
      if (company === undefined) return 'empty';
      const said = [company.about !== null, company.places.length > 0];
      if (said.every(Boolean)) return 'done';
      const { tagline, type, industries, benefits, logoFileId, coverFileId } = company;
      const more = [tagline, type, logoFileId, coverFileId].some((value) => value !== null) || industries.length + benefits.length > 0;
      return said.some(Boolean) || more ? 'begun' : 'empty';
    });
  }

  load(): Promise<void> {
    return loaded(this.store);
  }
}

/** Progress of the last step: complete when there is a contact. */
@injectable()
export class ContactProgress implements StepProgress {
  constructor(@inject(CompanyStore) private readonly store: CompanyStore) {
    makeAutoObservable<this, 'store'>(this, { store: false }, { autoBind: true });
  }

  get state(): StepState {
    return stateWith(this.store, (company) => (company?.contact ? 'done' : 'empty'));
  }

  load(): Promise<void> {
    return loaded(this.store);
  }
}

function stateWith({ mine }: CompanyStore, judge: (company: Company | undefined) => StepState): StepState {
  if (mine.value === undefined) return mine.status === 'failed' ? 'failed' : 'empty';
  // What a recruiter works for is complete: its owners fill it in.
  const owned = mine.value.find(({ role }) => role === 'owner');
  return owned === undefined && mine.value.length > 0 ? 'done' : judge(owned);
}

// The page of the step loads the companies itself.
async function loaded(store: CompanyStore): Promise<void> {
  if (store.mine.status === 'idle') await store.loadMine();
}
