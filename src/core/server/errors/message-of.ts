/** What an error says; errors of Node and of a test runner's realm are not instances of each other's `Error`. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
