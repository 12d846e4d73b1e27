import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { forgetOldBuilds } from '../../scripts/build/forget-old-builds.ts';
import { describeFiles } from '../../scripts/webpack/build-info.ts';
import { readPayloads } from '../../scripts/webpack/page-payloads.ts';
import { withShells } from '../../scripts/webpack/page-routes.ts';
import { readShells, withWords } from '../../scripts/webpack/page-shells.ts';

let folder: string;

function put(name: string, content = ''): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

beforeEach(() => {
  folder = testFolder();
});

/** Builds 1, 2, 3 … at the given days. Each has its own chunk and payload, and one chunk that all builds share. */
function build(days: readonly number[]): void {
  put('assets/shared.js');
  for (const [place, day] of days.entries()) {
    const id = `b${place + 1}`;
    const own = [`assets/page.${id}.js`, `payloads/welcome/en.${id}.json`];
    for (const file of own) put(file);
    put(`assets/page.${id}.js.map`);
    put(`assets/page.${id}.js.br`);
    const builtAt = at(day).toISOString();
    put(`builds/meta/${id}.json`, JSON.stringify({ id, builtAt, files: [...own, 'assets/shared.js'] }));
  }
}

const DAY = 86_400_000;
const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1) + day * DAY);
const keeps = (id: string): boolean => existsSync(path.join(folder, `assets/page.${id}.js`));

test('Old builds are kept for 7 days after their replacement', async () => {
  build([0, 10, 11, 12, 13, 14, 15]);
  await forgetOldBuilds(folder, at(17));
  expect(['b1', 'b2'].map(keeps)).toEqual([true, true]);
  await forgetOldBuilds(folder, new Date(at(17).getTime() + 1));
  expect(['b1', 'b2'].map(keeps)).toEqual([false, true]);
});

test('Old builds are removed with all files that belong only to them', async () => {
  build([0, 1, 2, 3, 4, 5]);
  await forgetOldBuilds(folder, at(365));
  for (const file of [
    'assets/page.b1.js',
    'assets/page.b1.js.map',
    'assets/page.b1.js.br',
    'payloads/welcome/en.b1.json',
    'builds/meta/b1.json',
  ]) {
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, false]);
  }
  expect(['assets/shared.js', 'payloads/welcome/en.b2.json'].map((file) => existsSync(path.join(folder, file)))).toEqual([true, true]);
});

test('Old builds are at least 5 at any age, and at most 60 however fast they follow', async () => {
  build([0, 1, 2, 3, 4]);
  await forgetOldBuilds(folder, at(365));
  expect(keeps('b1')).toBe(true);
  build(Array.from({ length: 61 }, (_, place) => place / 100));
  await forgetOldBuilds(folder, at(1));
  expect(['b1', 'b2'].map(keeps)).toEqual([false, true]);
});

test('The contents of a manifest are the files of the build, and the routes that have a payload', () => {
  const files = [
    'index.html',
    'assets/main.1.js',
    'assets/main.1.css',
    'assets/main.1.js.map',
    'payloads/welcome/en.1.json',
    'payloads/welcome/ar.1.json',
    'shells/welcome.html',
  ];
  expect(describeFiles(files)).toEqual({
    prerendered: ['/welcome'],
    files: ['assets/main.1.js', 'assets/main.1.css', 'payloads/welcome/en.1.json', 'payloads/welcome/ar.1.json'],
  });
});

describe('The payloads of pages', () => {
  test('come from all plugins, minified', () => {
    put('src/plugins/garden/client/payloads/beds/en.json', '{ "title":  "Beds" }\n');
    expect(readPayloads(folder)).toEqual([
      { route: 'beds', language: 'en', path: `${folder}/src/plugins/garden/client/payloads/beds/en.json`, content: '{"title":"Beds"}' },
    ]);
  });

  test('that are not valid JSON are named', () => {
    put('src/plugins/garden/client/payloads/beds/en.json', '{ "title": }');
    expect(() => readPayloads(folder)).toThrow(/payloads\/beds\/en\.json is no JSON/);
  });
});

describe('The shells of pages', () => {
  const shells = 'src/plugins/garden/client/shells';

  test('are filled with the texts of their plugin and the payload of their page, in every language', () => {
    put(`${shells}/beds.html`, '<h1>{{nav.beds}}</h1><p>{{payload:lead}}</p>\n');
    for (const { code } of LANGUAGES) {
      put(`src/plugins/garden/client/locales/${code}.json`, `{ "nav": { "beds": "Beds & <paths> ${code}" } }`);
      put(`src/plugins/garden/client/payloads/beds/${code}.json`, '{ "lead": "Dig." }');
    }
    const inEach = (text: (code: string) => string) => LANGUAGES.map(({ code }) => `<span lang="${code}">${text(code)}</span>`).join('');
    const heading = inEach((code) => `Beds &amp; &lt;paths&gt; ${code}`);
    expect(readShells(folder)).toEqual([{ route: 'beds', html: `<h1>${heading}</h1><p>${inEach(() => 'Dig.')}</p>` }]);
  });

  test('that refer to a missing text are named', () => {
    put(`${shells}/beds.html`, '<h1>{{nav.beds}}</h1>');
    for (const { code } of LANGUAGES) put(`src/plugins/garden/client/locales/${code}.json`, '{}');
    expect(() => readShells(folder)).toThrow(/shells\/beds\.html: there is no text "nav\.beds"/);
  });

  test.each([
    '<main class="hero"><h1>Work</h1></main><main class="shell__page"></main>',
    '<main class=hero><h1>Work</h1></main><main class=shell__page></main>',
  ])('replace the words of the landing page in %s, with any characters', (landing) => {
    const place = landing.slice(landing.lastIndexOf('<main'), landing.lastIndexOf('</main>'));
    expect(withWords(`<body>${landing}</body>`, '<h1>$& $1</h1>')).toBe(`<body>${place}<h1>$& $1</h1></main></body>`);
  });

  test('need a place in index.html', () => {
    expect(() => withWords('<body></body>', '<h1>Beds</h1>')).toThrow(/no place/);
  });

  test('belong to pages, which name their files', () => {
    const page = { id: 'garden.beds', path: '/beds', files: [], texts: {} };
    const other = { ...page, id: 'garden.bed', path: '/beds/:bed' };
    expect(withShells([page, other], ['beds'])).toEqual([{ ...page, shell: '/shells/beds.html' }, other]);
    expect(() => withShells([page], ['sheds'])).toThrow(/no page at \/sheds/);
  });
});
