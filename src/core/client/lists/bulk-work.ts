import { makeAutoObservable, runInAction } from 'mobx';

/** What became of an act on many items. */
export interface BulkOutcome<Item, Result> {
  /** The results of the calls that succeeded. */
  readonly results: readonly Result[];
  /** The items of the first call that failed, and all items after them. */
  readonly left: readonly Item[];
}

/** Acts on many items. Each is sent in parts, one after another. It tells how far they are. */
export class BulkWork {
  /** The number of items that are sent and answered. */
  done = 0;
  /** The number of items of the acts under way; 0 when there is none. */
  total = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.total > 0;
  }

  /**
   * Sends all items, at most `most` in one call. After a call that fails, the items after it are not sent: what stopped this call, such as a
   * lost connection, would stop them too.
   *
   * @param send changes one part, and rejects when the call failed
   */
  async run<Item, Result>(
    items: readonly Item[],
    most: number,
    send: (part: readonly Item[]) => Promise<readonly Result[]>,
  ): Promise<BulkOutcome<Item, Result>> {
    const results: Result[] = [];
    let sent = 0;
    runInAction(() => (this.total += items.length));
    try {
      for (const part of partsOf(items, most)) {
        results.push(...(await send(part)));
        sent += part.length;
        runInAction(() => (this.done += part.length));
      }
    } catch {
      // The client has shown the reason.
      return { results, left: items.slice(sent) };
    } finally {
      runInAction(() => {
        this.total -= items.length;
        this.done -= sent;
      });
    }
    return { results, left: [] };
  }
}

/** The items in parts of at most `most`, in their order. */
export function partsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) => items.slice(part * most, (part + 1) * most));
}
