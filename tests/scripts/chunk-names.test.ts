import { chunksOf, withChunkNames } from '../../scripts/webpack/manifest-chunks.ts';
import { audiencesIn, namedContributions } from '../../scripts/webpack/name-contributions.ts';
import noSummaries from '../../scripts/webpack/no-summaries.ts';
import { builtPages } from '../../scripts/webpack/page-routes.ts';

const MANIFEST = `
const beds = () => import(/* webpackChunkName: "garden-beds" */ './BedsPage.tsx');
export const gardenClientPlugin = defineClientPlugin({
  id: 'garden',
  textsOf: ['shed'],
  pages: [
    page({ route: gardenRoutes.plant, load: () => import('./plants/PlantPage.tsx'), layout: 'admin', guards: ['auth', 'role:employer|admin'] }),
    page({ route: gardenRoutes.beds, layout: 'admin', load: () => import('./plants/PlantPage.tsx'), nav: { badge: () => import('./PlantBadge.tsx') } }),
    page({ route: gardenRoutes.gate, load: () => import('./GatePage.tsx'), layout: 'default' }),
    ...KINDS.map((kind) => page({ route: gardenRoutes[kind], load: async () => ({ Page: (await beds()).Bed }), layout: 'wizard-candidate' })),
  ],
  locales: {
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    'zh-Hant': () => import('./locales/zh-Hant.json'),
  },
  moreLocales: { en: () => import('./locales/en.more.json') },
});
`;

describe('A chunk', () => {
  test('of a page or of texts is named after its module, unless it has a name or is part of the main file', () => {
    const named = withChunkNames(MANIFEST);
    expect(named).toContain(`import(/* webpackChunkName: "garden-plants-PlantPage" */ './plants/PlantPage.tsx')`);
    expect(named).toContain(`import(/* webpackChunkName: "garden-locales-en-more" */ './locales/en.more.json')`);
    expect(named).toContain(`import(/* webpackChunkName: "more-contributes" */ './PlantBadge.tsx')`);
    expect(named).toContain(`import(/* webpackChunkName: "garden-beds" */ './BedsPage.tsx')`);
    expect(named).toContain(`import(/* webpackMode: "eager" */ './locales/en.json')`);
    expect(withChunkNames(named)).toBe(named);
  });

  test('of a contribution belongs to the dashboard of its only role, to the frame, or to nobody else', () => {
    const source = `export const contributes = [
      todos.add('garden.water', 10, { audience: ['candidate'], load: () => import('./water-todos.ts') }),
      todos.add('garden.mail', 10, { audience: ['candidate', 'admin'], load: () => import('./mail-todos.ts') }),
      links.add('garden.count', 10, { badge: { load: () => import('./PlantBadge.tsx') }, figure: async () => (await import('./figure.ts')).Plants }),
      parts.add('garden.panel', 10, { panel: { load: () => import('./PlantPanel.tsx') } }),
      parts.add('garden.desk', 10, { audience: ['admin'], load: () => import(/* webpackChunkName: "desk" */ './Desk.tsx') }),
    ];`;
    const names = [...namedContributions(source).matchAll(/import\((?:\/\* webpackChunkName: "([^"]+)" \*\/ )?'\.\/([^']+)'/g)];
    expect(Object.fromEntries(names.map(([, name, module]) => [module, name]))).toEqual({
      'water-todos.ts': 'home-candidate',
      'mail-todos.ts': 'more-contributes',
      'PlantBadge.tsx': 'more-contributes',
      'figure.ts': 'more-contributes',
      'PlantPanel.tsx': undefined,
      'Desk.tsx': 'desk',
    });
    expect([...audiencesIn(source)]).toEqual(['candidate', 'admin']);
  });
});

describe('The list of pages for the server', () => {
  const refs = new Map(
    ['plant', 'gate', 'roses', 'tulips'].map((name) => [`gardenRoutes.${name}`, { id: `garden.${name}`, path: `/${name}` }]),
  );
  const core = `defineClientPlugin({ id: 'core', layouts: {
    admin: () => import(/* webpackChunkName: "more-contributes" */ './AdminLayout.tsx'),
    default: () => import(/* webpackMode: "eager" */ './DefaultLayout.tsx'),
    'wizard-candidate': () => import(/* webpackChunkName: "wizard" */ './WizardLayout.tsx'),
  }, moreLocales: { en: () => import(/* webpackChunkName: "texts-en" */ './en.json') } })`;
  const manifests = [MANIFEST, core].flatMap((source) => chunksOf(source) ?? []);
  const pages = Object.fromEntries(builtPages(refs, manifests, (chunk) => [`/${chunk}.js`]).map((page) => [page.id, page]));

  test('has the files of a page in the order in which they run, with the roles that may open it', () => {
    const files = ['/identity.js', '/calls.js', '/more-contributes.js', '/garden-plants-PlantPage.js'];
    expect(pages['garden.plant']).toMatchObject({ path: '/plant', roles: ['employer', 'admin'], files });
  });

  test('has no frame for a page that visitors open', () => {
    expect(pages['garden.gate']?.files).toEqual(['/identity.js', '/calls.js', '/garden-GatePage.js']);
    expect(pages['garden.gate']?.roles).toBeUndefined();
  });

  test('finds the pages whose routes a manifest names by a variable', () => {
    const files = ['/identity.js', '/calls.js', '/wizard.js', '/more-contributes.js', '/garden-beds.js'];
    expect([pages['garden.roses']?.files, pages['garden.tulips']?.files]).toEqual([files, files]);
  });

  test('has the texts of the core and of the plugin by language', () => {
    expect(pages['garden.plant']?.texts).toEqual({
      en: ['/garden-locales-en-more.js', '/texts-en.js'],
      'zh-Hant': ['/garden-locales-zh-Hant.js'],
    });
  });

  test('has the texts of the plugins that take part in a dashboard', () => {
    const home = `defineClientPlugin({ id: 'home', pages: [
      page({ route: gardenRoutes.roses, load: () => import(/* webpackChunkName: "home-admin" */ './Home.tsx') }),
    ], locales: { en: () => import('./locales/en.json') } })`;
    const all = [MANIFEST, home].flatMap((source) => chunksOf(source) ?? []);
    const [roses] = builtPages(refs, all, (chunk) => [`/${chunk}.js`], new Map([['home-admin', ['garden']]])).filter(
      ({ id }) => id === 'garden.roses',
    );
    expect(roses?.texts.en).toEqual(['/garden-locales-en-more.js', '/home-locales-en.js']);
  });
});

test('the client gets no sentences of the documentation of the API', () => {
  const source =
    "export const listPlants = endpoint({\n  id: 'garden.list',\n  summary: 'The plants, with \\'roses\\'.',\n  path: '/plants',\n});\n";
  const wrapped = "endpoint({\n  summary:\n    'A long sentence.',\n  path: '/plants',\n});";
  expect([noSummaries(source), noSummaries(wrapped)].map((text) => /summary|roses|sentence/.test(text))).toEqual([false, false]);
  expect(noSummaries(source)).toContain("path: '/plants'");
});
