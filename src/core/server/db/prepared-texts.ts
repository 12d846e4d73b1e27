// Each prepared statement takes memory on every connection while the connection is open.
const MOST = 128;

// PostgreSQL identifies a prepared statement by name on each connection. Equal texts may share one.
const names = new Map<string, string>();

/**
 * Makes PostgreSQL parse a query with this text once on each connection instead of at each run. Texts beyond the first 128 are parsed at
 * each run, so a caller whose texts depend on requests must prepare only the common ones.
 */
export function prepareText(text: string): void {
  if (names.size < MOST && !names.has(text)) names.set(text, `trellis_${names.size + 1}`);
}

/** The name of the prepared statement with this text; `undefined` for a query that is parsed at each run. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
