// PostgreSQL knows a prepared statement by its name, on each connection anew; equal texts may share one.
const names = new Map<string, string>();

/** Has a query with this text parsed once on each connection, instead of at each run. */
export function prepareText(text: string): void {
  if (!names.has(text)) names.set(text, `trellis_${names.size + 1}`);
}

/** The name of the prepared statement with this text, `undefined` for a query that is parsed at each run. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
