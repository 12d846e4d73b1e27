/** The source of a regular expression for a path with `:parameters`, each of which takes one segment; unanchored. */
export function pathPattern(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
}
