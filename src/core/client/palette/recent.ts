const STORAGE_KEY = 'trellis.palette';
const KEPT = 5;

/** Ids of the entries that were chosen recently in this browser, newest first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Storage is denied, or the stored value has another format: no entries are remembered.
    return [];
  }
}

/** Remembers a chosen entry by its id. */
export function rememberChoice(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT)));
  } catch {
    // Storage is denied or full: the palette works without it.
  }
}
