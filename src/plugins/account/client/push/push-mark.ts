/** A record in this browser: the user who receives push messages here, and the device id on the server. */
export interface PushMark {
  readonly user: string;
  readonly device: string;
}

const KEY = 'trellis.push';

/** The mark of this browser; `undefined` when push messages are off here. */
export function readPushMark(): PushMark | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isMark(mark) ? mark : undefined;
  } catch {
    // The browser may deny access to the storage, or the stored value may be invalid.
    return undefined;
  }
}

export function writePushMark(mark: PushMark | undefined): void {
  try {
    if (mark === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // The browser denies access to the storage, or it is full. The switch shows "off" on the next visit. The user can turn it on again.
  }
}

function isMark(value: unknown): value is PushMark {
  return typeof value === 'object' && value !== null && 'user' in value && 'device' in value && typeof value.device === 'string';
}
