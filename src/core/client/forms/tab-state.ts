const PREFIX = 'trellis.state.';

interface Stored {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly state: unknown;
}

/**
 * Stores a state of the user in this tab, for example that a message was sent. It survives a reload and is not unsaved input. Sign-out
 * deletes it ({@link dropTabStates}). Never pass secret values.
 *
 * @param key begins with the id of the user, so that another user of this tab does not get the state
 * @param until when the state ends, in milliseconds since 1970
 */
export function keepTabState(key: string, state: object, until: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ until, state } satisfies Stored));
  } catch {
    // Storage is denied or full, so the state ends with the page.
  }
}

/** The stored state, unchecked; `undefined` when there is none or its time is over. */
export function tabState(key: string): unknown {
  const stored = read(PREFIX + key);
  if (stored === undefined) return undefined;
  if (Date.now() < stored.until) return stored.state;
  dropTabState(key);
  return undefined;
}

/** Deletes one state. */
export function dropTabState(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // No state was stored.
  }
}

/** Deletes all states in this tab. */
export function dropTabStates(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // No state was stored.
  }
}

function read(name: string): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number' && 'state' in value;
}
