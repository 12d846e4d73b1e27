/**
 * The code of a system error (`ENOENT`) or of a PostgreSQL error (`23505`); `undefined` when it has none. It checks only the shape: in a
 * separate context, as in Jest, Node's errors are not instances of the local `Error`.
 */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of an error. It does not use `instanceof`, because a test runner's realm has its own `Error`. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
