import { type NewEvent, recordEvents } from '../history/posting-events.ts';
import type { ImportWork } from './import-work.ts';

type Event = Pick<NewEvent, 'action' | 'from' | 'to' | 'fields' | 'reason'>;

/** Collects the events of a portion, and adds equal ones in one statement. */
export class ImportHistory {
  readonly #work: Pick<ImportWork, 'db' | 'actor' | 'at' | 'place'>;
  readonly #events = new Map<string, { readonly event: Event; readonly ids: string[] }>();

  constructor(work: Pick<ImportWork, 'db' | 'actor' | 'at' | 'place'>) {
    this.#work = work;
  }

  add(jobId: string, event: Event): void {
    const key = JSON.stringify([event.action, event.from, event.to, event.fields, event.reason]);
    const known = this.#events.get(key);
    if (known === undefined) this.#events.set(key, { event, ids: [jobId] });
    else known.ids.push(jobId);
  }

  /** Edits come before moves of the same time, because they were added first. */
  async save(): Promise<void> {
    const { db, actor, at, place } = this.#work;
    const moves = (event: Event): number => (event.action === 'moved' ? 1 : 0);
    const ordered = [...this.#events.values()].sort((one, other) => moves(one.event) - moves(other.event));
    for (const { event, ids } of ordered) await recordEvents(db, ids, { ...event, at, actorId: actor?.userId ?? null, by: place.by });
  }
}
