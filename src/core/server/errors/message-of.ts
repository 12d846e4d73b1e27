/** The message of an error. It does not use `instanceof`, because a test runner's realm has its own `Error`. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
