const PROBE = 'trellis.probe';

/**
 * Rejects when this browser stores nothing, for example in some private windows. The SDK then keeps the session only in memory and
 * reports no error.
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
