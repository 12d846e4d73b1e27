import { RELOAD_GUARD_MS } from '#core/contract/constants.ts';

const STORAGE_KEY = 'trellis.reloaded-at';

/** What a reload needs of the browser. */
export interface ReloadingPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether there is a network at all. */
  readonly isOnline: () => boolean;
}

/**
 * Reloads the page, unless this tab did so less than 10 s ago (specification section 9). Answers whether it does.
 * Without a network it does not: the page would be lost to the browser's own error page, and what was typed with it.
 */
export function reloadOnce({ storage, now, reload, isOnline }: ReloadingPage): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
  if (now() - last < RELOAD_GUARD_MS) return false;
  storage.setItem(STORAGE_KEY, String(now()));
  reload();
  return true;
}
