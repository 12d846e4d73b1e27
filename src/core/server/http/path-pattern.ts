/** The source of a regular expression for a path with `:parameters`. Each parameter matches one segment. The expression is not anchored. */
export function pathPattern(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
}

/** The methods that each address of the API accepts. Tells a wrong method from a wrong address. */
export class AllowedMethods {
  readonly #patterns: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  add(methods: readonly string[], path: string): void {
    this.#patterns.push({ pattern: new RegExp(`^${pathPattern(path)}$`), methods });
  }

  /** The methods that the path accepts; empty for an unknown path. */
  of(path: string): string[] {
    const methods = this.#patterns.filter(({ pattern }) => pattern.test(path)).flatMap((entry) => entry.methods);
    return [...new Set(methods)].sort();
  }
}
