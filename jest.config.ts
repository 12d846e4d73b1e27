import type { Config } from 'jest';

// ESM-only packages that must be transformed for Jest's CommonJS (docs/decisions/0007-jest-in-commonjs.md).
const ESM_ONLY = [
  'inversify',
  '@inversifyjs',
  'jose',
  'uuid',
  'kysely',
  'cookie',
  'ofetch',
  'destr',
  'node-fetch-native',
  'ufo',
  'i18next',
  'content-disposition',
  'p-limit',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'feed',
  'flydrive',
  '@poppinss',
  'case-anything',
  '@humanwhocodes/retry',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@digitalbazaar',
  'base64url-universal',
  'saxen',
  'yocto-queue',
];

const MODULE_SHEETS = { '\\.module\\.css$': '<rootDir>/src/core/testing/module-stylesheet.ts' };

const shared: Config = {
  // A test of a plugin has no more plugins than it requires. Tests of what all plugins register are in tests/.
  resolver: '<rootDir>/tests/support/required-plugins.ts',
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: false, react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages of packages too: the name may follow another node_modules folder.
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${ESM_ONLY.join('|')})/)`],
  // Each test begins without the spies of the one before.
  restoreMocks: true,
  // Copies of the project in which mutation tests run.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
};

const config: Config = {
  // A busy machine is slow; only a test that hangs fails by the clock.
  testTimeout: 180_000,
  // With only one worker, Jest would run the tests in its own process, which cannot be replaced.
  maxWorkers: '100%',
  // Jest keeps memory of each file that it has run. Near the limit of the heap, it is slow and then ends.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'server',
      setupFiles: ['<rootDir>/src/core/testing/property-setup.ts'],
      // For the tests that import client plugins. Tests may read the style sheets of packages.
      moduleNameMapper: { ...MODULE_SHEETS, '^\\.\\.?/.*\\.css$': '<rootDir>/src/core/testing/empty-stylesheet.ts' },
      globalSetup: '<rootDir>/src/core/testing/test-postgres-setup.ts',
      globalTeardown: '<rootDir>/src/core/testing/test-postgres-teardown.ts',
      testMatch: [
        '<rootDir>/src/core/{contract,server}/**/*.test.ts',
        '<rootDir>/src/plugins/*/{contract,server}/**/*.test.ts',
        '<rootDir>/tests/{access,all-plugins,architecture,documents,fuzz,scripts}/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/src/core/testing/jsdom-environment.ts',
      setupFiles: ['<rootDir>/src/core/testing/client-setup.ts', '<rootDir>/src/core/testing/property-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/core/testing/client-matchers.ts'],
      moduleNameMapper: {
        ...MODULE_SHEETS,
        '\\.css$': '<rootDir>/src/core/testing/empty-stylesheet.ts',
        // Only the button is in use (docs/decisions/0033-blueprint-or-our-own.md). All components and icons take most of the time of a test.
        '^@blueprintjs/core$': '<rootDir>/node_modules/@blueprintjs/core/lib/cjs/components/button/buttons.js',
        '^@blueprintjs/icons$': '<rootDir>/src/core/testing/blueprint-icons.ts',
      },
      testMatch: [
        '<rootDir>/src/core/{client,testing}/**/*.test.{ts,tsx}',
        '<rootDir>/src/plugins/*/client/**/*.test.{ts,tsx}',
        '<rootDir>/tests/{all-plugins,architecture}/client/*.test.{ts,tsx}',
        '<rootDir>/tests/conformance/*.test.{ts,tsx}',
      ],
    },
  ],
};

export default config;
