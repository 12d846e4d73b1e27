import { makeAutoObservable } from 'mobx';
import { EPOCH_HEADER } from '#core/contract/epoch.ts';

/** What the answers of the API say about the rights of the user. */
export class AccessNews {
  /** Rises whenever the rights of the user may have changed. */
  changes = 0;
  /** Number of calls that the user started and that were refused because the account is suspended. */
  refusals = 0;
  /** Whether the stored user is known to be suspended. Set by the session. */
  isSuspended = false;
  /** When the last call was sent, in milliseconds since 1970. */
  lastCallAt = 0;
  private epoch: string | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'epoch'>(this, { epoch: false, isSuspended: false, lastCallAt: false });
  }

  /** Reads the number of the last change of rights from the headers of an answer. Another number than before is a change. */
  heard(headers: Headers | undefined): void {
    const epoch = headers?.get(EPOCH_HEADER);
    if (epoch === null || epoch === undefined) return;
    if (this.epoch !== undefined && epoch !== this.epoch) this.changes += 1;
    this.epoch = epoch;
  }

  /** A call was refused because the account is suspended. That is a change if the session does not know it yet. */
  suspended({ isQuiet }: { readonly isQuiet: boolean }): void {
    if (!this.isSuspended) this.changes += 1;
    if (!isQuiet) this.refusals += 1;
  }
}
