// The package has no types for this module.
declare module 'jest-circus/runner' {
  interface ModuleLoader {
    requireModuleOrMock: (from: string, name: string) => unknown;
  }
  const run: (
    globalConfig: unknown,
    config: unknown,
    environment: unknown,
    runtime: ModuleLoader,
    ...others: unknown[]
  ) => Promise<unknown>;
  export default run;
}
