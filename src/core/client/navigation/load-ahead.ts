// How long a page is shown before the browser loads ahead: the page's own data come first. Milliseconds.
const REST_MS = 1000;

/**
 * Loads what the user may need next when the browser has been idle for a moment, unless the returned function is called before. Never for
 * users who save data.
 */
export function whenIdle(load: () => void): () => void {
  if (savesData()) return () => undefined;
  // Not every browser has `requestIdleCallback`.
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => run());
  const timer = setTimeout(() => idle(load), REST_MS);
  return () => clearTimeout(timer);
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
