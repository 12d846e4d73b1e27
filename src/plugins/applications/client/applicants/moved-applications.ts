import { makeAutoObservable, observableRef } from 'mobx';
import type { Application, ApplicationStage } from '../../contract/application.ts';

/**
 * What is known of applications since their lists were loaded. Lists are paged by stage on the server; a card that was
 * moved belongs to another of them at once, without loading either again.
 */
export class MovedApplications {
  private known: ReadonlyMap<string, Application> = new Map();

  constructor() {
    makeAutoObservable<this, 'known'>(this, { known: observableRef }, { autoBind: true });
  }

  clear(): void {
    this.known = new Map();
  }

  put(application: Application): void {
    this.known = new Map(this.known).set(application.id, application);
  }

  /** The application as it is known now, also when it was loaded after its last move. */
  current(application: Application): Application {
    const known = this.known.get(application.id);
    return known === undefined || known.version < application.version ? application : known;
  }

  /** Those of the loaded ones that stand in the stage now, and those that have come to it; newest first. */
  standingIn(stage: ApplicationStage, loaded: readonly Application[]): readonly Application[] {
    const ids = new Set(loaded.map(({ id }) => id));
    const come = [...this.known.values()].filter(({ id }) => !ids.has(id));
    const standing = [...loaded.map(this.current), ...come].filter((application) => application.stage === stage);
    return come.length === 0 ? standing : standing.toSorted(newestFirst);
  }
}

function newestFirst(one: Application, other: Application): number {
  const [a, b] = [one.createdAt + one.id, other.createdAt + other.id];
  return a < b ? 1 : -1;
}
