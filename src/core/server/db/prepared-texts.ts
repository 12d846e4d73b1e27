// Each takes memory on every connection, for as long as the connection lives.
const MOST = 128;

// PostgreSQL knows a prepared statement by its name, on each connection anew; equal texts may share one.
const names = new Map<string, string>();

/**
 * Has a query with this text parsed once on each connection, instead of at each run. Texts beyond the first 128 are parsed at
 * each run: a caller whose texts depend on requests prepares the common ones only.
 */
export function prepareText(text: string): void {
  if (names.size < MOST && !names.has(text)) names.set(text, `trellis_${names.size + 1}`);
}

/** The name of the prepared statement with this text, `undefined` for a query that is parsed at each run. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
