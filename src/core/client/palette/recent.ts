const STORAGE_KEY = 'trellis.palette';
const KEPT = 5;

/** Ids of what was chosen in the palette of this browser lately, newest first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Denied, or not ours: then there is nothing to remember.
    return [];
  }
}

/** Remembers a choice. */
export function rememberChoice(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT)));
  } catch {
    // Denied or full: the palette works without.
  }
}
