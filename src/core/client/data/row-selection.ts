import { makeAutoObservable } from 'mobx';

/** The ids of the selected rows of a list. The selection stays when pages load, rows are sorted or rows leave the view. */
export class RowSelection {
  // A map notifies only the observers of the changed row. A set would notify the observers of all rows.
  private readonly chosen = new Map<string, true>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get size(): number {
    return this.chosen.size;
  }

  /** In the order of selection. */
  get ids(): readonly string[] {
    return [...this.chosen.keys()];
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
  }
}
