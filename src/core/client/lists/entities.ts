import { makeAutoObservable, observable } from 'mobx';
import type { EntityKind } from '#core/contract/entity-kind.ts';
import { injectable } from '../di/injection.ts';
import type { RowSelection } from './row-selection.ts';

interface Learned<Row> {
  readonly version: number;
  readonly change: Partial<Row>;
  /** Absent while only some fields are known. */
  readonly row?: Row;
}

/**
 * What this tab has learned about the objects of one kind since their lists were loaded. The newest version of an object counts, in each
 * list and on each page, whatever arrives last.
 */
export class EntityRows<Row> {
  /** Grows when lists no longer have the rows, or the order, that the server has. */
  edition = 0;
  /** Grows when lists on screen must load their rows again. */
  renewal = 0;
  /** The selections of the lists. */
  readonly selections = new Set<RowSelection<Row>>();
  private readonly news = observable.map<string, Learned<Row>>([], { deep: false });
  private readonly removed = observable.set<string>();
  /** What {@link current} made last of each change, so that a change of one row renders no other row again. */
  private readonly made = new WeakMap<Learned<Row>, { readonly of: Row; readonly now: Row }>();

  constructor(private readonly kind: EntityKind<Row>) {
    makeAutoObservable<this, 'kind' | 'made'>(this, { kind: false, selections: false, made: false }, { autoBind: true });
  }

  /** The loaded rows in their newest state, without the deleted ones. Read it in an observer. */
  among(rows: readonly Row[]): readonly Row[] {
    if (this.news.size === 0 && this.removed.size === 0) return rows;
    return rows.filter((row) => !this.removed.has(this.kind.idOf(row))).map((row) => this.current(row));
  }

  /** The newest known state of a loaded row. Read it in an observer. */
  current<Shown extends Row>(row: Shown): Shown {
    const known = this.news.get(this.kind.idOf(row));
    if (known === undefined || known.version < this.kind.versionOf(row)) return row;
    const made = this.made.get(known);
    // Made of the same row, so it has the same fields.
    if (made?.of === row) return made.now as Shown;
    const now = { ...row, ...known.change };
    this.made.set(known, { of: row, now });
    return now;
  }

  /** The fields of an object that were changed here. Read it in an observer. */
  learned(id: string): Partial<Row> | undefined {
    return this.news.get(id)?.change;
  }

  /** Shows the object in this state in all lists. It keeps its place in them until they are loaded again. */
  put(row: Row): void {
    this.learn(this.kind.idOf(row), { version: this.kind.versionOf(row), change: row, row });
  }

  /** Shows some fields of the object in all lists as they are since a version of it. An older version changes nothing. */
  change(id: string, version: number, change: Partial<Row>): void {
    const known = this.news.get(id);
    this.learn(id, { version, change: { ...known?.change, ...change }, ...(known?.row && { row: { ...known.row, ...change } }) });
  }

  private learn(id: string, news: Learned<Row>): void {
    if ((this.news.get(id)?.version ?? 0) <= news.version) this.news.set(id, news);
  }

  /** The objects that were put here since their lists were loaded. Read it in an observer. */
  get changed(): readonly Row[] {
    return [...this.news.values()].flatMap(({ row }) => row ?? []);
  }

  /** Forgets all changes, because all lists are loaded again. */
  forget(): void {
    this.news.clear();
  }

  /** Whether the object was deleted here. Read it in an observer. */
  isGone(id: string): boolean {
    return this.removed.has(id);
  }

  /** Takes deleted objects out of all lists. */
  remove(ids: Iterable<string>): void {
    const gone = [...ids];
    for (const id of gone) this.removed.add(id);
    this.deselect(gone);
    this.outdate();
  }

  /** Takes objects out of the selections of all lists, because the user has dealt with them. */
  deselect(ids: readonly string[]): void {
    for (const selection of this.selections) selection.remove(ids);
  }

  /** Has the lists load their rows again when they are shown next, because an object was added, moved or deleted. */
  outdate(): void {
    this.edition += 1;
  }

  /** Has the lists load their rows again, those on screen at once. */
  refresh(): void {
    this.outdate();
    this.renewal += 1;
    for (const selection of this.selections) void selection.renew();
  }

  /** Takes loaded rows as the newest state of what was changed here, so that other lists, which were loaded before, do not fall back. */
  loaded(rows: readonly Row[]): void {
    for (const row of rows) if (this.news.has(this.kind.idOf(row))) this.put(row);
  }
}

/** The objects of all kinds, for the signed-in user. */
@injectable()
export class Entities {
  private readonly kinds = new Map<string, EntityRows<unknown>>();

  of<Row>(kind: EntityKind<Row>): EntityRows<Row> {
    const known = this.kinds.get(kind.name) ?? new EntityRows<Row>(kind);
    this.kinds.set(kind.name, known as EntityRows<unknown>);
    // The name stands for the type of the rows.
    return known as EntityRows<Row>;
  }
}
