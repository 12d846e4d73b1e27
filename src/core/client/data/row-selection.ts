import { makeAutoObservable } from 'mobx';

/** Which rows of a list are chosen, by their ids: what is chosen stays chosen while pages come, rows are sorted and rows leave the view. */
export class RowSelection {
  // A map, because it tells each row of its own change; a set tells all rows of every change.
  private readonly chosen = new Map<string, true>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get size(): number {
    return this.chosen.size;
  }

  /** In the order in which they were chosen. */
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
