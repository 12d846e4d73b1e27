/** One write whose success the server confirmed, and how to look it up afterwards. */
export interface AcknowledgedWrite {
  readonly kind: 'account' | 'company' | 'job' | 'application' | 'move';
  /** Who can read it back. */
  readonly email: string;
  /** Path of the API that shows it. */
  readonly path: string;
  /** Fields that must read as written. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Everything that was confirmed; a move replaces what is expected of the same application before. */
export class Ledger {
  readonly #writes = new Map<string, AcknowledgedWrite>();

  confirm(write: AcknowledgedWrite): void {
    this.#writes.set(`${write.kind === 'move' ? 'application' : write.kind}:${write.email}:${write.path}`, write);
  }

  get writes(): readonly AcknowledgedWrite[] {
    return [...this.#writes.values()];
  }

  count(kind: AcknowledgedWrite['kind']): number {
    return this.writes.filter((write) => write.kind === kind).length;
  }
}
