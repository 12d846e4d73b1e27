import { makeAutoObservable, observableRef } from 'mobx';
import { PagedList, type PageLoader, type RowCounter } from './paged-list.ts';

/** What a list shows. */
export interface ListQuestion {
  /** The kind of rows. Rows of another kind leave the screen at once; rows of the same kind stay until the answer arrives. */
  readonly kind: string;
  /** The filters and the order, as one text. */
  readonly query: string;
}

/**
 * A list that outlives its page. After "back" from one of its rows, the page shows the same rows at the same place. Bind it to the
 * container as part of a store.
 */
export class KeptList<Item> {
  rows = new PagedList<Item>();
  private shown: ListQuestion | undefined = undefined;
  private isOutdated = false;

  constructor() {
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true });
  }

  /** Shows the rows for a question. After "back", the loaded pages stay, and are fetched again if the list is outdated. */
  async show(question: ListQuestion, load: PageLoader<Item>, isReturn: boolean, counter?: RowCounter): Promise<void> {
    const isSame = question.kind === this.shown?.kind && question.query === this.shown.query;
    const isKept = isReturn && isSame && this.rows.status === 'ready';
    if (isKept && !this.isOutdated) {
      // The page may have closed before the number arrived.
      this.rows.countRows();
      return;
    }
    if (question.kind !== this.shown?.kind) this.rows = new PagedList();
    this.shown = question;
    this.isOutdated = false;
    await this.rows.start(withAtLeast(isKept ? this.rows.items.length : 0, load), counter);
  }

  /** Fetches the loaded pages again when the list is shown next, because a row was added, changed or deleted. */
  outdate(): void {
    this.isOutdated = true;
  }
}

/** Extends the first page until it has as many rows as the list had before. */
function withAtLeast<Item>(count: number, load: PageLoader<Item>): PageLoader<Item> {
  return async (cursor, signal) => {
    let page = await load(cursor, signal);
    while (cursor === undefined && page.nextCursor !== null && page.items.length < count) {
      const next = await load(page.nextCursor, signal);
      page = { items: [...page.items, ...next.items], nextCursor: next.nextCursor };
    }
    return page;
  };
}
