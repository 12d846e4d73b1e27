import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../http/api-error.ts';

interface Pending<Wanted> {
  readonly id: string;
  readonly wanted: Wanted;
}

/**
 * Changes that show before the server has answered. Those of one object are sent one after another, so that each can have the version that
 * the one before has produced. After a conflict, the waiting changes of the object are dropped: the user decided them on outdated data.
 */
export class PendingChanges<Wanted> {
  private pending: readonly Pending<Wanted>[] = [];
  private readonly ends = new Map<string, Promise<unknown>>();

  constructor() {
    makeAutoObservable<this, 'pending' | 'ends'>(this, { pending: observableRef, ends: false }, { autoBind: true });
  }

  /** The changes of an object that are not saved yet, the first one first. Read it in an observer. */
  of(id: string): readonly Wanted[] {
    return this.pending.filter((one) => one.id === id).map(({ wanted }) => wanted);
  }

  get isEmpty(): boolean {
    return this.pending.length === 0;
  }

  /**
   * Shows a change, and sends it after the earlier ones of the object. It no longer shows when it was answered. `undefined` when an earlier
   * change met a conflict, so this one was not sent.
   */
  async make<Reply>(id: string, wanted: Wanted, send: () => Promise<Reply>): Promise<Reply | undefined> {
    const one = { id, wanted };
    this.keep([...this.pending, one]);
    try {
      return await this.after(id, async () => (this.pending.includes(one) ? send() : undefined));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.keep(this.pending.filter((other) => other.id !== id));
      throw error;
    } finally {
      this.keep(this.pending.filter((other) => other !== one));
    }
  }

  /** Runs the work when the changes of the object and the work before have ended, also after a failure. */
  after<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.ends.get(id) ?? Promise.resolve()).then(work);
    const end = result.then(nothing, nothing);
    this.ends.set(id, end);
    void end.then(() => {
      if (this.ends.get(id) === end) this.ends.delete(id);
    });
    return result;
  }

  /** Resolves when all changes are answered that were made before. */
  async settled(): Promise<void> {
    await Promise.all(this.ends.values());
  }

  private keep(pending: readonly Pending<Wanted>[]): void {
    this.pending = pending;
  }
}

function nothing(): void {}
