import { injectable } from '#core/client/di/injection.ts';

const PREFIX = 'trellis.email-link.';

/**
 * When this browser last sent a user the link that confirms the address, in milliseconds since 1970. All tabs know it, also after a reload,
 * so that nobody gets a second link unasked.
 */
@injectable()
export class SentLinks {
  // Storage may be denied. Then only the pages of this tab know the links, until a reload.
  private readonly here = new Map<string, number>();

  lastTo(uid: string): number | undefined {
    return this.here.get(uid) ?? stored(uid);
  }

  note(uid: string, at: number): void {
    this.here.set(uid, at);
    change(() => localStorage.setItem(PREFIX + uid, String(at)));
  }

  forget(uid: string): void {
    this.here.delete(uid);
    change(() => localStorage.removeItem(PREFIX + uid));
  }
}

function stored(uid: string): number | undefined {
  try {
    return Number(localStorage.getItem(PREFIX + uid)) || undefined;
  } catch {
    return undefined;
  }
}

function change(write: () => void): void {
  try {
    write();
  } catch {
    // Storage is denied or full.
  }
}
