import { createRequire, isBuiltin } from 'node:module';
import runWithCircus from 'jest-circus/runner';

// Our own modules, those that belong to Jest, and the packages that the embedded identity changes.
const OF_A_FILE = /^[./#]|^(@jest\/|jest-|expect$|firebase-tools\/|jsonwebtoken$)/;

/**
 * Loads packages once per worker, with Node. Our own modules, and packages that they change, are loaded for each file of tests, with Jest. So packages are compiled and
 * optimized once, and `jest.mock` cannot replace them.
 */
const runFile: typeof runWithCircus = (globalConfig, config, environment, runtime, ...others) => {
  const requireOwn = runtime.requireModuleOrMock.bind(runtime);
  runtime.requireModuleOrMock = (from, name) =>
    OF_A_FILE.test(name) || isBuiltin(name) ? requireOwn(from, name) : createRequire(from)(name);
  return runWithCircus(globalConfig, config, environment, runtime, ...others);
};

// biome-ignore lint/style/noDefaultExport: Jest takes the default export
export default runFile;
