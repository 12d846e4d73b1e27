import { pathPattern } from '../http/path-pattern.ts';

/** A page of the client, as named by its build. */
export interface PageAddress {
  /** `<plugin>.<page>`. */
  readonly id: string;
  /** The path with parameters as `:name`. */
  readonly path: string;
  /** The layout around the page. */
  readonly layout?: string | undefined;
  /** The file that starts the page, with its first texts; `undefined` for the one of all pages. */
  readonly shell?: string | undefined;
  /** The roles that may open the page; `undefined` for all. */
  readonly roles?: readonly string[] | undefined;
  /** The addresses of the files that a signed-in user needs to see the page, in the order in which they run. */
  readonly files?: readonly string[] | undefined;
  /** The further files by language. */
  readonly texts?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Finds the page at a path by the rules of the client's router: case matters, trailing slashes do not, and fixed words win over parameters.
 */
export class PageTable {
  readonly pages: readonly PageAddress[];
  readonly #patterns: readonly { readonly page: PageAddress; readonly pattern: RegExp }[];

  constructor(pages: readonly PageAddress[]) {
    this.pages = pages;
    this.#patterns = [...pages]
      .sort((one, other) => parametersIn(one) - parametersIn(other))
      .map((page) => ({ page, pattern: new RegExp(`^${pathPattern(page.path.replace(/\/$/, ''))}/*$`) }));
  }

  /** The page at a path, still encoded. */
  at(path: string): PageAddress | undefined {
    return this.#patterns.find(({ pattern }) => pattern.test(path))?.page;
  }
}

function parametersIn({ path }: PageAddress): number {
  return path.split('/:').length;
}
