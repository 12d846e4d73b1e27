/** Modules whose tests are judged together. Each module is in one group. */
export interface MutationGroup {
  /** The project of jest.config.ts that runs the tests. */
  readonly room: 'server' | 'client';
  /** Files to mutate; `!` excludes files. */
  readonly modules: readonly string[];
  /** The test files. They need no database. */
  readonly tests: readonly string[];
}

const CLIENT = 'src/core/client';
const HTTP = 'src/core/server/http';
const JOBS = 'src/plugins/jobs';
const JOB_IMPORT = 'src/plugins/job-import/server';
const APPLICATIONS = 'src/plugins/applications';

/** The groups by name, as `npm run test:mutation -- NAME` takes it. */
export const MUTATION_GROUPS: Readonly<Record<string, MutationGroup>> = Object.freeze({
  session: {
    room: 'client',
    // Not the adapters to the provider's SDK: the tests in a browser run them against the embedded identity.
    modules: [
      `${CLIENT}/token/token-service.ts`,
      ...['session-store', 'session-recovery', 'identity-error', 'password-faults', 'tab-news'].map(inSession),
    ],
    tests: [`${CLIENT}/session/*.test.ts`, `${CLIENT}/token/*.test.ts`, 'tests/conformance/token.test.ts'],
  },
  'http-client': {
    room: 'client',
    modules: [`${CLIENT}/http/*.ts`],
    tests: [`${CLIENT}/http/*.test.ts`],
  },
  'http-server': {
    room: 'server',
    modules: [
      'src/core/server/errors/api-fault.ts',
      ...['database-failure', 'error-answer', 'path-pattern', 'refusals', 'request-id'].map(inHttp),
      ...['request-source', 'request-target', 'security-headers', 'limits/sender-key'].map(inHttp),
    ],
    tests: [
      `${HTTP}/{database-failure,error-answer,path-pattern,refusals,request-id,request-source,request-target,security-headers}.test.ts`,
      `${HTTP}/limits/sender-key.test.ts`,
    ],
  },
  forms: {
    room: 'client',
    modules: [`${CLIENT}/forms/{autosaver,draft}.ts`],
    // Not the tests of random runs, with which the score would change from run to run.
    tests: [`${CLIENT}/forms/{autosaver,autosaver.timing,draft}.test.ts`],
  },
  access: {
    room: 'server',
    modules: ['src/core/server/access/{abilities,policy}.ts', 'src/core/server/plugin/me-parts.ts'],
    tests: ['src/core/server/access/*.test.ts', 'src/core/server/plugin/me-parts.test.ts'],
  },
  cursors: {
    room: 'server',
    modules: [`${HTTP}/cursor.ts`],
    tests: [`${HTTP}/cursor.test.ts`],
  },
  'state-machines': {
    // The tests of the form's machine make it run in a client.
    room: 'client',
    modules: [`${CLIENT}/forms/save-machine.ts`, `${APPLICATIONS}/contract/application.ts`],
    tests: [`${CLIENT}/forms/{autosaver,save-machine}.test.ts`, `${APPLICATIONS}/contract/application.test.ts`],
  },
  'import-rows': {
    room: 'server',
    // Not the list of known names, which is data: each test would repeat a name.
    modules: [`${JOB_IMPORT}/row/*.ts`, `!${JOB_IMPORT}/row/known-names.ts`],
    tests: [`${JOB_IMPORT}/row/*.test.ts`],
  },
  'search-words': {
    room: 'server',
    modules: [`${JOBS}/server/search-words.ts`, 'src/core/server/text/search-words.ts'],
    tests: [`${JOBS}/server/search-words.test.ts`, 'src/core/server/text/search-words.test.ts'],
  },
});

function inSession(module: string): string {
  return `${CLIENT}/session/${module}.ts`;
}

function inHttp(module: string): string {
  return `${HTTP}/${module}.ts`;
}
