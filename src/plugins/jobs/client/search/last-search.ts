import { makeAutoObservable, observableRef } from 'mobx';
import { injectable } from '#core/client/di/injection.ts';
import type { SearchTerms } from './search-terms.ts';

/** The terms of the latest search of this tab. The page of a posting leads back to them, without the code of the search. */
@injectable()
export class LastSearch {
  /** `undefined` before the first search, and after a new posting or a change of the user. */
  terms: SearchTerms | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { terms: observableRef });
  }

  become(terms: SearchTerms | undefined): void {
    this.terms = terms;
  }
}
