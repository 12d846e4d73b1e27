/** The source of a regular expression for a path with `:parameters`. Each parameter matches one segment. The expression is not anchored. */
export function pathPattern(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
}
