import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AllRows } from '#core/contract/paging.ts';
import { type LoadStatus, Resource } from '../data/resource.ts';

/** Fetches the rows that match the filters of a list, also those that are not loaded. */
export type AllRowsLoader<Row> = (signal: AbortSignal) => Promise<AllRows<Row>>;

/**
 * The selected rows of a list, by their ids. The selection stays when pages load, rows are sorted or rows leave the view. With
 * {@link offerAll}, the user can also select the rows that are not loaded.
 */
export class RowSelection<Row = unknown> {
  // A map notifies only the observers of the changed row. A set would notify the observers of all rows.
  private readonly chosen = new Map<string, true>();
  private readonly all = new Resource<AllRows<Row>>();
  private loader: AllRowsLoader<Row> | undefined = undefined;
  /** Selected rows that the list may not have loaded. */
  private fetched: ReadonlyMap<string, Row> = new Map();
  private readonly idOf: (row: Row) => string;

  /** @param idOf the id of a row, as the list shows it */
  constructor(idOf: (row: Row) => string) {
    this.idOf = idOf;
    makeAutoObservable<this, 'all' | 'loader' | 'fetched' | 'idOf'>(
      this,
      { all: false, loader: observableRef, fetched: observableRef, idOf: false },
      { autoBind: true },
    );
  }

  get size(): number {
    return this.chosen.size;
  }

  /** In the order of selection. */
  get ids(): readonly string[] {
    return [...this.chosen.keys()];
  }

  /** Whether rows that are not loaded can be selected. */
  get reachesAll(): boolean {
    return this.loader !== undefined;
  }

  get allStatus(): LoadStatus {
    return this.all.status;
  }

  /** The number of rows that {@link addAll} selects; `undefined` until they are found. */
  get allCount(): number | undefined {
    return this.all.value?.items.length;
  }

  /** Whether the list has more rows than one selection holds. */
  get isLimited(): boolean {
    return this.all.value?.hasMore ?? false;
  }

  /** Whether all rows of the list are selected, or as many of them as one selection holds. */
  get hasAll(): boolean {
    return this.all.value?.items.every((row) => this.chosen.has(this.idOf(row))) ?? false;
  }

  has(id: string): boolean {
    return this.chosen.has(id);
  }

  toggle(id: string): void {
    if (!this.chosen.delete(id)) this.chosen.set(id, true);
  }

  add(ids: Iterable<string>): void {
    for (const id of ids) this.chosen.set(id, true);
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) this.chosen.delete(id);
  }

  clear(): void {
    this.chosen.clear();
    this.fetched = new Map();
  }

  /** Lets the user select all rows of the list. Call it when the list is loaded for its filters: it forgets the rows that were found before. */
  offerAll(load: AllRowsLoader<Row>): void {
    this.loader = load;
    this.all.clear();
  }

  /** Asks the server which rows the list has. */
  async findAll(): Promise<void> {
    if (this.loader !== undefined) await this.all.load(this.loader);
  }

  /** Selects the rows that were found. */
  addAll(): void {
    const rows = this.all.value?.items ?? [];
    this.fetched = new Map(rows.map((row) => [this.idOf(row), row]));
    this.add(this.fetched.keys());
  }

  /** Fetches the selected rows that are not loaded again, for example after some of them were refused. */
  async renew(): Promise<void> {
    if (this.size === 0 || this.fetched.size === 0) return;
    await this.findAll();
    runInAction(() => {
      this.fetched = new Map([...this.fetched, ...(this.all.value?.items ?? []).map((row) => [this.idOf(row), row] as const)]);
    });
  }

  /** Takes the present state of rows that were selected beyond the loaded ones. */
  update(rows: readonly Row[]): void {
    const known = rows.filter((row) => this.fetched.has(this.idOf(row)));
    if (known.length > 0) this.fetched = new Map([...this.fetched, ...known.map((row) => [this.idOf(row), row] as const)]);
  }

  /** The selected rows in the order of selection: those of the loaded rows, and those that were selected beyond them. */
  among(loaded: readonly Row[]): readonly Row[] {
    const rows = new Map(loaded.map((row) => [this.idOf(row), row]));
    return this.ids.flatMap((id) => rows.get(id) ?? this.fetched.get(id) ?? []);
  }
}

/** A selection without the rows themselves, as a list on screen needs it. */
export type SelectedIds = Omit<RowSelection, 'offerAll' | 'among' | 'update'>;
