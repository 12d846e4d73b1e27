/**
 * The code of an error of the system (`ENOENT`) or of PostgreSQL (`23505`), `undefined` when it has none.
 * Looks at the shape alone: what Node throws is no `Error` of ours where code runs in a context of its own, as in Jest.
 */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
