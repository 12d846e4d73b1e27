import { makeAutoObservable, observableRef } from 'mobx';
import type { ApplicationStage } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';

/**
 * The state of applications that changed after their lists were loaded. The server pages the lists by stage. A moved card
 * belongs to another list at once, without a reload of either list.
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

  /** The newest known state of an application: the loaded one or the moved one. */
  current(application: Application): Application {
    const known = this.known.get(application.id);
    return known === undefined || known.version < application.version ? application : known;
  }

  /** The applications in the stage now: loaded ones that are still there, and those that were moved to it. Newest first. */
  inStage(stage: ApplicationStage, loaded: readonly Application[]): readonly Application[] {
    const ids = new Set(loaded.map(({ id }) => id));
    const added = [...this.known.values()].filter(({ id }) => !ids.has(id));
    const now = [...loaded.map(this.current), ...added].filter((application) => application.stage === stage);
    return added.length === 0 ? now : now.toSorted(newestFirst);
  }
}

function newestFirst(one: Application, other: Application): number {
  const [a, b] = [one.createdAt + one.id, other.createdAt + other.id];
  return a < b ? 1 : -1;
}
