/** The kinds of items, in the order in which they run. */
export const KINDS = ['tool', 'test', 'other-database', 'smoke', 'spec', 'screen', 'removal', 'script'] as const;

/**
 * What runs an item: `tool`, a static tool or the build; `test`, a file of Jest; `other-database`, such a file once more on the database
 * that the run does not use otherwise; `smoke`, the browser journeys of each run; `spec`, a file of Playwright; `screen`, one screen in
 * some combinations of width, theme and language; `removal`, plugins that are removed together; `script`, a script that counts its checks.
 */
export type Kind = (typeof KINDS)[number];

/** The smallest check that runs alone. */
export interface Item {
  /** Unique. For a file of tests, its path in the project. */
  readonly name: string;
  readonly kind: Kind;
  /** CPU seconds of a complete run. */
  readonly cost: number;
  /** It is part of every run. */
  readonly isAlways: boolean;
  /** The plugin to which it belongs. */
  readonly plugin?: string | undefined;
  /** Of a removal: the plugins that are removed. */
  readonly removes?: readonly string[];
  /** Of a script: the files that it checks, besides the product. */
  readonly sources?: readonly RegExp[];
}

/** The plugin of a path in the project; `undefined` for the core, the scripts and the tests of the product. */
export function pluginOf(path: string): string | undefined {
  return /^src\/plugins\/([a-z][a-z0-9-]*)\//.exec(path)?.[1];
}
