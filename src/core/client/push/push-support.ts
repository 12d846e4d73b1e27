import { PushError } from './push-error.ts';

/** The parts of a browser's global scope that push messages need. */
export interface PushScope {
  readonly window?: unknown;
  readonly navigator?: unknown;
  readonly PushManager?: unknown;
  readonly Notification?: unknown;
  readonly fetch?: unknown;
  readonly indexedDB?: unknown;
}

/** The error for a missing feature (specification section 5); `undefined` when all features exist. */
export function missingForPush(scope: PushScope = globalThis): PushError | undefined {
  const { window, navigator, PushManager, Notification, fetch, indexedDB } = scope;
  if (window === undefined || typeof navigator !== 'object' || navigator === null) return new PushError('only-available-in-window');
  const serviceWorker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if ([serviceWorker, PushManager, Notification, fetch].includes(undefined)) return new PushError('unsupported-browser');
  return indexedDB === undefined || indexedDB === null ? new PushError('indexed-db-unsupported') : undefined;
}

const TRIAL = 'trellis-push-trial';

/**
 * Opens a database and removes it: some browsers have IndexedDB but cannot open a database, for example in private windows.
 *
 * @throws PushError indexed-db-unsupported
 */
export async function demandDatabase(): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(TRIAL);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(TRIAL);
        resolve();
      };
      opening.onerror = () => reject(opening.error);
    });
  } catch (error) {
    throw new PushError('indexed-db-unsupported', error);
  }
}
