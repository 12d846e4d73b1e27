import { useEffect, useRef, useState } from 'react';
import type { PickerOption, PickerSource } from './picker-source.ts';

/** Pause in typing after which the search begins, in milliseconds. */
const PAUSE_MS = 150;

/** The newest search of a picker. */
export interface Found {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** While a search is in progress, these are the options of the one before. */
  readonly options: readonly PickerOption[];
}

export interface PickerSearch extends Found {
  /** Searches after a pause in typing, or at once. The answers of earlier searches are dropped. */
  readonly ask: (typed: string, when: 'pause' | 'now') => void;
  readonly stop: () => void;
}

const NOTHING: Found = { status: 'idle', options: [] };

/** Searches the source. `onFound` gets the options of the newest search; none when it failed. */
export function usePickerSearch(source: PickerSource, onFound: (options: readonly PickerOption[]) => void): PickerSearch {
  const [found, setFound] = useState(NOTHING);
  const pending = useRef<AbortController>(undefined);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const stop = (): void => {
    pending.current?.abort();
    setFound(NOTHING);
  };
  useEffect(() => () => pending.current?.abort(), []);

  const ask = (typed: string, when: 'pause' | 'now'): void => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setFound(({ options }) => ({ status: 'loading', options }));
    const { signal } = controller;
    const answer = async (): Promise<void> => {
      if (when === 'pause') await pauseOf(PAUSE_MS);
      if (signal.aborted) return;
      try {
        const options = await source.search(typed.trim(), signal);
        if (signal.aborted) return;
        setFound({ status: 'ready', options });
        latest.current(options);
      } catch {
        // The source has reported the reason.
        if (signal.aborted) return;
        setFound({ status: 'failed', options: [] });
        latest.current([]);
      }
    };
    void answer();
  };
  return { ...found, ask, stop };
}

function pauseOf(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
