import { RELOAD_GUARD_MS } from '#core/contract/constants.ts';

const STORAGE_KEY = 'trellis.reloaded-at';

/** The browser functions that a reload needs. */
export interface ReloadingPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether the browser has a network connection. */
  readonly isOnline: () => boolean;
}

/**
 * Reloads the page, unless this tab did so less than 10 s ago (specification section 9). Returns whether it reloads.
 * It does not reload without a network, because the browser's error page would replace the page and the typed text would be lost.
 */
export function reloadOnce({ storage, now, reload, isOnline }: ReloadingPage): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
  if (now() - last < RELOAD_GUARD_MS) return false;
  storage.setItem(STORAGE_KEY, String(now()));
  reload();
  return true;
}
