const PROBE = 'trellis.probe';

/**
 * Fails where this browser keeps nothing, as some do in private windows: the SDK then holds the session in memory alone, without a
 * word.
 */
export async function assertKept(): Promise<void> {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
  } catch {
    await openDatabase();
  }
}

function openDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve();
    };
  });
}
