// The import table of docs/architecture.md as rules. tests/architecture/import-table.test.ts holds the two against each other.

// Tests, and what several tests of a plugin share.
const SHARED_BY_TESTS = '(?<=/(client|contract|server)/)testing/[^/]+';
const TEST = String.raw`(\.test\.tsx?|${SHARED_BY_TESTS})$`;
// A plugin's tests in the browser, and the screens it describes for them; they use the support in tests/.
const IN_BROWSER = '^src/plugins/([^/]+)/(e2e/|screens\\.ts$)';
const ENTRY = '^src/core/(client|server)/app/main\\.tsx?$';
// A plugin is one house: between its own contract, client and server, imports are relative too.
const ROOM = '^src/(core/[^/]+|plugins/[^/]+)/';

/** Forbids everything in src/ that is not listed. */
function only(from, allowed, inTestsToo = []) {
  const rule = (name, pathNot, to) => ({
    name: `${from.name}-imports${name}`,
    comment: `${from.name} may import: ${to.join(', ')}`,
    severity: 'error',
    from: { path: from.path, pathNot },
    to: { path: '^src/', pathNot: to },
  });
  const forTests = { ...rule('-in-tests', [], [...allowed, ...inTestsToo]), from: { path: `${from.path}.*${TEST}` } };
  return [rule('', [TEST, ENTRY], allowed), forTests];
}

const core = { contract: '^src/core/contract/', client: '^src/core/client/', server: '^src/core/server/', testing: '^src/core/testing/' };
const own = (room) => `^src/plugins/$1/${room}/`;
const anyContract = '^src/plugins/[^/]+/contract/';
const clientPlugins = '^src/plugins/index\\.client\\.ts$';
const serverPlugins = '^src/plugins/index\\.server\\.ts$';
const pluginRoom = (room) => ({ name: `plugin-${room}`, path: `^src/plugins/([^/]+)/${room}/` });

const table = [
  ...only({ name: 'core-contract', path: core.contract }, [core.contract], [core.testing]),
  ...only({ name: 'core-client', path: core.client }, [core.contract, core.client], [core.testing]),
  ...only({ name: 'core-server', path: core.server }, [core.contract, core.server], [core.testing]),
  ...only({ name: 'core-testing', path: core.testing }, Object.values(core)),
  ...only(pluginRoom('contract'), [core.contract, own('contract'), anyContract], [core.testing]),
  // What all plugins contribute to a plugin is tested with the list of plugins.
  ...only(pluginRoom('client'), [core.contract, core.client, own('contract'), own('client'), anyContract], [core.testing, clientPlugins]),
  // A plugin's calls are tried on a server that has all it requires: the list of plugins.
  ...only(pluginRoom('server'), [core.contract, core.server, own('contract'), own('server'), anyContract], [core.testing, serverPlugins]),
  ...only({ name: 'plugin-e2e', path: IN_BROWSER }, [core.contract, core.client, own('contract'), own('e2e')]),
];

/** Folders of the core, lowest first. A folder imports itself and those of lower layers. docs/architecture.md has the same table. */
const LAYERS = {
  client: [
    ['di', 'snackbar', 'theme', 'token'],
    ['config', 'plugin'],
    ['i18n', 'push'],
    ['navigation'],
    ['http'],
    ['data', 'session'],
    ['guards', 'lists'],
    ['nav'],
    ['ui'],
    ['build-watch', 'search', 'wizard'],
    ['forms', 'palette', 'router'],
    ['files'],
    ['layouts'],
    ['app'],
  ],
  server: [
    ['archives', 'children', 'errors', 'load', 'observability', 'text'],
    ['access', 'config', 'spreadsheets'],
    ['db'],
    ['audit', 'epoch'],
    ['http', 'queue', 'secrets'],
    ['assets', 'files', 'identity', 'mail'],
    ['notices', 'pages'],
    ['plugin'],
    ['commands', 'http-app'],
    ['app'],
  ],
};

/**
 * Folders of each room of a plugin that has several, lowest first. Files of the room itself are outside: most are shared by its folders, and
 * those that register the plugin import all of them.
 */
const PLUGIN_LAYERS = {
  'account/client': [['choose-role', 'overview', 'password', 'push'], ['deletion']],
  'admin-masters/client': [['access', 'form', 'suggestions'], ['entities', 'history', 'merge', 'rows'], ['row-page']],
  'admin-masters/server': [['access', 'migrations', 'offered', 'rows', 'seeds'], ['spreadsheets'], ['export']],
  'applications/client': [
    ['copy', 'managed', 'nav', 'notes', 'parts', 'search'],
    ['form', 'terms'],
    ['application', 'posting'],
    ['applicants', 'landing', 'widgets'],
  ],
  'audit/client': [['events'], ['event']],
  'candidate/client': [
    ['completeness', 'fields', 'files', 'visibility'],
    ['dashboard', 'items', 'view'],
    ['posting', 'preview', 'profile', 'sent', 'wizard'],
    ['candidates'],
  ],
  'candidate/server': [['contacts', 'migrations', 'search'], ['visibility'], ['finding', 'invitations']],
  'company-verification/client': [['parts'], ['admin', 'owner']],
  'company-verification/server': [['dns', 'migrations']],
  'employer/client': [['team'], ['form'], ['managed'], ['companies'], ['dashboard', 'open', 'wizard']],
  'employer/server': [['managed', 'masters', 'migrations', 'open', 'similar', 'team']],
  'feedback/client': [['handling', 'list'], ['give', 'todos'], ['item', 'submit'], ['all'], ['overview']],
  'identity/client': [['parts'], ['email', 'phone'], ['password']],
  'imports/client': [['columns', 'differences', 'file'], ['check', 'done'], ['past']],
  'imports/server': [['migrations', 'reading'], ['operator']],
  'job-import/server': [['columns', 'migrations'], ['row'], ['target'], ['command']],
  'job-search/client': [
    ['seen', 'sources', 'terms'],
    ['saved'],
    ['search'],
    ['company', 'follow', 'live', 'open', 'similar', 'widgets'],
    ['landing'],
  ],
  'job-search/server': [['migrations', 'open', 'similar'], ['search'], ['saved']],
  'jobs/client': [
    ['history', 'nav', 'posting'],
    ['form'],
    ['moves'],
    ['review', 'templates', 'todos'],
    ['drafts', 'managed', 'posting-page'],
    ['form-page', 'hub', 'open', 'widgets'],
  ],
  'jobs/server': [
    ['applicants', 'history', 'masters', 'notices', 'open', 'places', 'readings', 'renames'],
    ['categories', 'life-cycle', 'reports'],
    ['drafts', 'migrations'],
    ['imported', 'moves', 'templates'],
    ['managing'],
  ],
  'matching/client': [['posting', 'search']],
  'places/server': [['data', 'geo', 'migrations'], ['reading']],
  'public/client': [['landing', 'legal'], ['welcome']],
  'skill-passports/client': [['shared', 'verify'], ['issuer', 'passport'], ['admin']],
  'skill-passports/server': [
    ['format', 'migrations', 'notices'],
    ['open', 'status'],
    ['keys'],
    ['issuers', 'verify'],
    ['achievements', 'credentials'],
    ['demo'],
  ],
  'users/client': [
    ['list', 'view-as'],
    ['groups', 'user'],
  ],
  'users/server': [['migrations', 'view-as']],
  'workbench/client': [['inbox', 'parts']],
};

/** What a folder may import of its own room. Tests of a folder may use the folders above it. */
function layersOf(room, order, isFile) {
  return order.flatMap((folders, level) =>
    folders.map((folder) => ({
      name: `layer-${room.replaceAll('/', '-')}-${folder}`,
      severity: 'error',
      from: { path: `^src/${room}/${folder}/`, pathNot: TEST },
      to: {
        path: `^src/${room}/`,
        pathNot: [...order.slice(0, level).flat(), folder].map((below) => `^src/${room}/${below}/`).concat(isFile),
      },
    })),
  );
}

const layers = [
  ...Object.entries(LAYERS).flatMap(([room, order]) => layersOf(`core/${room}`, order, [])),
  // A file of the room, a test kit or texts.
  ...Object.entries(PLUGIN_LAYERS).flatMap(([room, order]) =>
    layersOf(`plugins/${room}`, order, [`^src/plugins/${room}/([^/]+$|testing/|locales/)`]),
  ),
];

/** A package that only some files may import. */
function keptTo(name, packages, from, to = {}) {
  return {
    name,
    severity: 'error',
    from: { path: '^src/', pathNot: from },
    to: { path: `(^|/)node_modules/(${packages.join('|')})/`, ...to },
  };
}

const packages = [
  keptTo('container-and-router-in-core', ['inversify', '@inversifyjs', 'react-router', 'react-router-dom'], ['^src/core/']),
  keptTo('zod-configured-in-one-place', ['zod'], ['^src/core/contract/schema\\.ts$'], { dependencyTypesNot: ['type-only'] }),
  keptTo('zod-types-in-core-and-contracts', ['zod'], ['^src/core/', anyContract]),
  {
    name: 'no-development-package-in-the-product',
    severity: 'error',
    from: { path: '^src/', pathNot: [TEST, IN_BROWSER, core.testing] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

const general = [
  {
    name: 'entries-only-know-the-plugin-lists',
    comment: 'The two entry files bring core and plugins together; they see the lists and nothing behind them',
    severity: 'error',
    from: { path: ENTRY },
    to: { path: '^src/plugins/', pathNot: '^src/plugins/index\\.(client|server)\\.ts$' },
  },
  // `endpoints.ts` takes its types from `schemas.ts`, which binds its schemas to the calls. Types are gone at run time.
  {
    name: 'no-cycles',
    severity: 'error',
    from: { path: '^src/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'no-unresolved-import', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  {
    name: 'product-knows-no-tests-or-scripts',
    severity: 'error',
    from: { path: '^src/', pathNot: IN_BROWSER },
    to: { path: '^(tests|scripts)/' },
  },
  {
    name: 'product-knows-no-test-fixtures',
    severity: 'error',
    from: { path: '^src/', pathNot: [TEST, IN_BROWSER, core.testing] },
    to: { path: [SHARED_BY_TESTS, TEST, IN_BROWSER] },
  },
  {
    name: 'relative-inside-a-room',
    severity: 'error',
    from: { path: ROOM },
    to: { path: '^src/$1/', dependencyTypes: ['aliased-subpath-import'] },
  },
  {
    name: 'by-name-between-rooms',
    severity: 'error',
    from: { path: ROOM },
    to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'no-schemas-in-a-client-manifest',
    comment: 'Manifests are part of the first view, which carries no schema library',
    severity: 'error',
    from: { path: '^src/plugins/[^/]+/client/[^/]+\\.client-plugin\\.ts$' },
    to: { path: '(^|/)[^/]*schemas?\\.ts$', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
];

export default {
  forbidden: [...table, ...layers, ...packages, ...general],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
};
