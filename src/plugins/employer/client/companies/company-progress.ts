import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/inject.ts';
import type { StepProgress, StepState } from '#core/client/wizard/wizard-steps.ts';
import { CompanyStore } from '../company-store.ts';

/** How far an employer is with the step about the company: done when it has a name. */
@injectable()
export class CompanyProgress implements StepProgress {
  constructor(@inject(CompanyStore) private readonly store: CompanyStore) {
    makeAutoObservable<this, 'store'>(this, { store: false }, { autoBind: true });
  }

  get state(): StepState {
    const { value: companies, status } = this.store.mine;
    if (companies === undefined) return status === 'failed' ? 'failed' : 'empty';
    return companies.length === 0 ? 'empty' : 'done';
  }

  /** The page of the step loads the companies itself. */
  async load(): Promise<void> {
    if (this.store.mine.status === 'idle') await this.store.loadMine();
  }
}
