import { makeAutoObservable, observableRef } from 'mobx';
import type { Page } from '#core/contract/paging.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import type { AddressFilters, FilterValues } from './address-filters.ts';
import { Entities, type EntityRows } from './entities.ts';
import { type Given, type ListDeclaration, type ListInput, listInput } from './list-declaration.ts';
import { PagedList, type RowCounter } from './paged-list.ts';
import { RowSelection } from './row-selection.ts';

type Types = AddressFilters['types'];

/** The rows of a declared list, which outlive its page, and the selected and the active ones of them. */
export class KeptList<Row, Filters extends Types = Types> {
  rows: PagedList<Row>;
  readonly selection: RowSelection<Row>;
  /** The row that has or had the focus. */
  activeId: string | undefined = undefined;
  private values: FilterValues<Filters> | undefined = undefined;
  private given: Given = {};
  /** The edition of the rows that were loaded. */
  private edition = -1;

  constructor(
    private readonly list: ListDeclaration<Row, Filters>,
    private readonly api: ApiClient,
    readonly news: EntityRows<Row>,
  ) {
    this.rows = new PagedList(news);
    this.selection = new RowSelection(list.rows.idOf);
    news.selections.add(this.selection);
    const parts = { list: false, api: false, news: false, given: false, edition: false, selection: false } as const;
    makeAutoObservable<this, 'list' | 'api' | 'values' | 'given' | 'edition'>(
      this,
      { ...parts, rows: observableRef, values: observableRef },
      { autoBind: true },
    );
  }

  /** The row that is shown beside the list: the active one, otherwise the first. */
  get active(): Row | undefined {
    const { items } = this.rows;
    return items.find((row) => this.list.rows.idOf(row) === this.activeId) ?? items[0];
  }

  get selected(): readonly Row[] {
    return this.news.among(this.selection.among(this.rows.items));
  }

  activate(id: string | undefined): void {
    this.activeId = id;
  }

  /**
   * Shows the rows of the filters. After "back", the loaded pages stay, and are fetched again if they are outdated. What is given chooses
   * the kind of rows: others leave the screen at once, while rows of other filters stay until the answer arrives.
   */
  async show(values: FilterValues<Filters>, given: Given, isReturn: boolean): Promise<void> {
    const isOther = kindOf(given) !== kindOf(this.given);
    const isSame = JSON.stringify([given, values]) === JSON.stringify([this.given, this.values]);
    const isKept = isReturn && isSame && this.rows.status === 'ready';
    if (isKept && !this.list.isFresh && this.edition === this.news.edition) {
      // The page may have closed before the number arrived.
      this.rows.countRows();
      return;
    }
    if (!isSame) this.selection.clear();
    if (isOther) this.rows = new PagedList(this.news);
    [this.values, this.given, this.edition] = [values, given, this.news.edition];
    await this.load(isKept ? this.rows.items.length : 0);
  }

  /** Ends the requests of a page that is left. */
  leave(): void {
    this.rows.cancel();
  }

  private async load(least: number): Promise<void> {
    const { list, api, given, values = {} } = this;
    const inputOf = (more: Readonly<Record<string, unknown>>, signal: AbortSignal): ListInput => ({
      ...listInput(list, values as FilterValues<Filters>, given, more),
      signal,
    });
    const { all } = list;
    if (all !== undefined) this.selection.offerAll((signal) => all(api, inputOf({}, signal)));
    const page = (cursor: string | undefined, signal: AbortSignal) => list.page(api, inputOf({ limit: list.pageSize, cursor }, signal));
    // Quiet: the rows are of use without their number.
    const counter: RowCounter = (signal) => list.page(api, { ...inputOf({ limit: 1, count: 'only' }, signal), quiet: true });
    const { idOf } = list.rows;
    await this.rows.start(
      async (cursor, signal) =>
        cursor === undefined ? firstPages(page, least, idOf, signal) : pageAfter(this.rows.items, await page(cursor, signal), cursor, idOf),
      list.isCounted ? counter : undefined,
    );
  }
}

function kindOf({ of, params, query }: Given): string {
  return of ?? JSON.stringify([params, query]);
}

type PageCall<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

/** The first pages as one, with as many rows as the list had before. */
async function firstPages<Row>(load: PageCall<Row>, least: number, idOf: (row: Row) => string, signal: AbortSignal): Promise<Page<Row>> {
  let page = await load(undefined, signal);
  while (page.nextCursor !== null && page.items.length < least) {
    const next = pageAfter(page.items, await load(page.nextCursor, signal), page.nextCursor, idOf);
    page = { items: [...page.items, ...next.items], nextCursor: next.nextCursor };
  }
  return page;
}

/** The page at the cursor. A row that moved to a later part of the order while the list grew is not shown a second time. */
function pageAfter<Row>(shown: readonly Row[], page: Page<Row>, cursor: string, idOf: (row: Row) => string): Page<Row> {
  const known = new Set(shown.map(idOf));
  // A page without news must not be asked for again and again.
  const nextCursor = page.nextCursor === cursor ? null : page.nextCursor;
  return { items: page.items.filter((row) => !known.has(idOf(row))), nextCursor };
}

/** The lists of the signed-in user. */
@injectable()
export class KeptLists {
  private readonly lists = new Map<ListDeclaration<never, never>, KeptList<unknown>>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(Entities) private readonly entities: Entities,
  ) {}

  of<Row, Filters extends Types>(list: ListDeclaration<Row, Filters>): KeptList<Row, Filters> {
    const key = list as unknown as ListDeclaration<never, never>;
    const known = this.lists.get(key) ?? new KeptList(list, this.api, this.entities.of(list.rows));
    this.lists.set(key, known as KeptList<unknown>);
    // The declaration stands for the types.
    return known as KeptList<Row, Filters>;
  }
}
