// How long a page is shown before anything else begins: the page's own data come first. Milliseconds.
const REST_MS = 1000;

/** Runs when the browser has been idle for a moment, unless the returned function is called before. */
export function whenIdle(run: () => void): () => void {
  let isWanted = true;
  // Not every browser has `requestIdleCallback`.
  const idle = globalThis.requestIdleCallback ?? ((now: () => void) => now());
  const timer = setTimeout(() => idle(() => isWanted && run()), REST_MS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Loads what the user may need next, as {@link whenIdle}. Never for users who save data. */
export function loadAhead(load: () => void): () => void {
  return savesData() ? () => undefined : whenIdle(load);
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the user saves data, or has a slow connection. */
export function savesData(): boolean {
  // Not every browser has it. TypeScript's types do not contain it.
  const { saveData, effectiveType }: Connection = (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
  return saveData === true || /2g/.test(effectiveType ?? '');
}
