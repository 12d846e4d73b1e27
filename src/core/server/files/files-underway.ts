import type { FileOwner } from '#core/contract/files/file-purpose.ts';

/** The bytes of the files of each owner that have arrived on this server and have no row yet. They count for the quota. */
export class FilesUnderway {
  readonly #bytes = new Map<string, number>();

  bytesOf({ kind, id }: FileOwner): number {
    return this.#bytes.get(`${kind} ${id}`) ?? 0;
  }

  /** Counts a file until the work on it ends. `work` gets the bytes of the files that arrived before and are not done. */
  async counting<Result>(owner: FileOwner, bytes: number, work: (before: number) => Promise<Result>): Promise<Result> {
    const before = this.bytesOf(owner);
    this.#add(owner, bytes);
    try {
      return await work(before);
    } finally {
      this.#add(owner, -bytes);
    }
  }

  #add(owner: FileOwner, bytes: number): void {
    const sum = this.bytesOf(owner) + bytes;
    if (sum === 0) this.#bytes.delete(`${owner.kind} ${owner.id}`);
    else this.#bytes.set(`${owner.kind} ${owner.id}`, sum);
  }
}
