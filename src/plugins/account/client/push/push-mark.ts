/** Remembers in this browser who takes push messages on it, and under which id the server knows it. */
export interface PushMark {
  readonly user: string;
  readonly device: string;
}

const KEY = 'trellis.push';

/** The mark of this browser; `undefined` when nobody takes messages on it. */
export function readPushMark(): PushMark | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isMark(mark) ? mark : undefined;
  } catch {
    // Storage may be denied, or hold something else.
    return undefined;
  }
}

export function writePushMark(mark: PushMark | undefined): void {
  try {
    if (mark === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Denied or full: the switch shows off on the next visit, and switching on again does no harm.
  }
}

function isMark(value: unknown): value is PushMark {
  return typeof value === 'object' && value !== null && 'user' in value && 'device' in value && typeof value.device === 'string';
}
