/**
 * Gives the history entry of a new document a key, under which the router keeps its scroll position. Without one, the router uses the same
 * key for the first entry of each document. A page that is opened by its address in a used tab would then start where another page was left.
 * A reload keeps the key. Call it before the router exists.
 */
export function keyFirstEntry(): void {
  const { state } = history as { readonly state: { readonly key?: unknown } | null };
  if (state?.key !== undefined) return;
  // Also outside of a secure context, where `crypto.randomUUID` is missing.
  history.replaceState({ ...state, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }, '');
}
