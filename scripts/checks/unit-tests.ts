/** The arguments of Jest, and what to say before it runs. */
export interface UnitTests {
  readonly args: readonly string[];
  readonly note?: string;
}

/** Where the first argument is the name of a plugin, only the tests in its folder. Jest would run each test whose path has the name in it. */
export function jestArguments(given: readonly string[], plugins: readonly string[]): UnitTests {
  const [plugin, ...rest] = given;
  if (plugin === undefined || !plugins.includes(plugin)) return { args: given };
  return {
    args: [`src/plugins/${plugin}/`, ...rest],
    note: `The tests in src/plugins/${plugin}. Left out: the tests of other plugins, and those in tests/ of the architecture, the access and the pages of all plugins.`,
  };
}
