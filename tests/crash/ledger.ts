/** The kinds of writes. */
export const KINDS = ['account', 'company', 'job', 'application', 'move', 'file'] as const;

/** A write that the server confirmed, and how to read it back. */
export interface AcknowledgedWrite {
  readonly kind: (typeof KINDS)[number];
  /** The user who can read it back. */
  readonly email: string;
  /** API path that returns it. */
  readonly path: string;
  /** Fields that must equal the written values. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** All confirmed writes. */
export class Ledger {
  readonly #writes = new Map<string, AcknowledgedWrite>();

  confirm(write: AcknowledgedWrite): void {
    this.#writes.set(`${write.kind}:${write.email}:${write.path}`, write);
  }

  get writes(): readonly AcknowledgedWrite[] {
    return [...this.#writes.values()];
  }

  count(kind: AcknowledgedWrite['kind']): number {
    return this.writes.filter((write) => write.kind === kind).length;
  }
}
