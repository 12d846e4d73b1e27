const OVER = Object.freeze({ done: true, value: undefined });

/**
 * A body that is made when it is first asked for, and sent in one piece. The signal is aborted as soon as the receiver leaves, also while
 * the body is being made. An asynchronous generator would notice it only afterwards.
 */
export function bodyOf(make: (signal: AbortSignal) => Promise<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => laterPiece(make) };
}

function laterPiece(make: (signal: AbortSignal) => Promise<Uint8Array>): AsyncIterator<Uint8Array, undefined> {
  const leaving = new AbortController();
  let isOver = false;
  return {
    next: async () => {
      if (isOver) return OVER;
      isOver = true;
      try {
        return { done: false, value: await make(leaving.signal) };
      } catch (error) {
        // The receiver has left, so the error cannot be reported to it.
        if (leaving.signal.aborted) return OVER;
        throw error;
      }
    },
    return: async () => {
      isOver = true;
      leaving.abort();
      return OVER;
    },
  };
}
