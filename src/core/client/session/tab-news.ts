/** Messages between tabs about the session that they share. */
export type TabNews = 'signed-in' | 'signed-out';

const STORAGE_KEY = 'trellis.session';

/** Sends news to the other tabs of this site. */
export function tellTabs(news: TabNews): void {
  try {
    // Browsers report only changes, so the same news needs a different value each time.
    localStorage.setItem(STORAGE_KEY, `${news} ${Date.now()}`);
  } catch {
    // Storage may be denied. The other tabs then notice the change at their next call.
  }
}

/** The last news of any tab of this browser; `undefined` when there is none or storage is denied. */
export function lastTabNews(): TabNews | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : newsIn(stored);
  } catch {
    return undefined;
  }
}

function newsIn(stored: string): TabNews {
  return stored.startsWith('signed-in') ? 'signed-in' : 'signed-out';
}

/** Calls `hear` with the news of other tabs until the returned function is called. */
export function followTabs(hear: (news: TabNews) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === STORAGE_KEY && newValue !== null) hear(newsIn(newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
