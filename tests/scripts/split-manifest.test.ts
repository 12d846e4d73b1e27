import { splitManifest } from '../../scripts/webpack/split-manifest.ts';

const MANIFEST = `import { ApiClient } from '#core/client/http/api-client.ts';
import { FileIcon, LeafIcon } from '#core/client/ui/icons/page-icons.tsx';
import { gardenRoutes } from '../contract/routes.ts';
import './garden.css';

const beds = () => import('./BedsPage.tsx');

/** The garden. */
export const gardenClientPlugin = defineClientPlugin({
  id: 'garden',
  pages: [
    page({
      route: gardenRoutes.beds,
      load: beds,
      nav: { label: 'garden:beds', icon: LeafIcon, section: 'main', order: 10 },
      publicNav: { label: 'garden:beds', order: 10 },
      opening: ({ resolve }) => resolve(ApiClient).begin(listBeds, {}),
    }),
    ...KINDS.map((kind, index) => page({ route: gardenRoutes[kind], load: beds, step: { wizard: 'candidate', order: index } })),
  ],
  contributes: [commands.add('garden.dig', 10, { icon: FileIcon })],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
`;

const split = (part: 'first' | 'later', source = MANIFEST) => splitManifest(source, 'garden.client-plugin.ts', part);
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('A manifest in the build', () => {
  test('keeps in its first part what visitors need, and nothing that only the rest uses', () => {
    expect(lines(split('first'))).toEqual([
      "import { FileIcon, } from '#core/client/ui/icons/page-icons.tsx';",
      "import { gardenRoutes } from '../contract/routes.ts';",
      "import './garden.css';",
      "const beds = () => import('./BedsPage.tsx');",
      '/** The garden. */',
      'export const gardenClientPlugin = defineClientPlugin({',
      "id: 'garden',",
      'pages: [',
      '({',
      'route: gardenRoutes.beds,',
      'load: beds,',
      "publicNav: { label: 'garden:beds', order: 10 },",
      '}),',
      '...KINDS.map((kind, index) => ({ route: gardenRoutes[kind], load: beds, })),',
      '],',
      "contributes: [commands.add('garden.dig', 10, { icon: FileIcon })],",
      'moreContributes: () => import(/* webpackChunkName: "more-contributes" */ \'./garden.client-plugin.ts?later\'),',
      '});',
    ]);
  });

  test('has the other facts of its pages in the second part, with the further contributions', () => {
    expect(lines(split('later'))).toEqual([
      "import { ApiClient } from '#core/client/http/api-client.ts';",
      "import { LeafIcon } from '#core/client/ui/icons/page-icons.tsx';",
      "import { gardenRoutes } from '../contract/routes.ts';",
      "import './garden.css';",
      '/** The garden. */',
      'export const { pages } = ({',
      'pages: [',
      '({',
      'route: gardenRoutes.beds,',
      "nav: { label: 'garden:beds', icon: LeafIcon, section: 'main', order: 10 },",
      'opening: ({ resolve }) => resolve(ApiClient).begin(listBeds, {}),',
      '}),',
      "...KINDS.map((kind, index) => ({ route: gardenRoutes[kind], step: { wizard: 'candidate', order: index } })),",
      '],',
      "}); export { contributes } from './more-contributes.ts';",
    ]);
  });

  test('loads its second part also when it has no further contributions', () => {
    const source = MANIFEST.replace(/ {2}moreContributes.*\n/, '');
    expect(split('first', source)).toContain("'./garden.client-plugin.ts?later'");
    expect(split('later', source)).not.toContain('more-contributes');
  });

  test('stays as it is when its pages have nothing to move', () => {
    const source = "export const gardenClientPlugin = defineClientPlugin({ pages: [page({ route, load, layout: 'default' })] });";
    expect(split('first', source)).toBe(source);
  });

  test('keeps the number of each line, for source maps', () => {
    const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words));
    for (const words of ['publicNav', 'contributes: [', "id: 'garden'"])
      expect(lineOf(split('first'), words)).toBe(lineOf(MANIFEST, words));
    for (const words of ['nav: {', 'opening']) expect(lineOf(split('later'), words)).toBe(lineOf(MANIFEST, words));
  });

  test('is refused when a page is no object literal, because nothing could be moved out of it', () => {
    expect(() => split('first', MANIFEST.replace('page({ route: gardenRoutes[kind]', 'page(kind ?? { route: gardenRoutes[kind]'))).toThrow(
      'page() needs an object literal, so that the build can read it',
    );
  });

  test('has the modules of pages in the layouts for signed-in users only in the second part, where the frame is known', () => {
    const source = MANIFEST.replace('load: beds,\n      nav', "load: beds,\n      layout: 'admin',\n      nav");
    expect(split('first', source)).not.toMatch(/route: gardenRoutes\.beds,\s+load: beds/);
    expect(split('later', source)).toMatch(/route: gardenRoutes\.beds,\s+load: beds/);
    // A public page stays with visitors.
    expect(split('first', source.replace("'admin'", "'default'"))).toMatch(/route: gardenRoutes\.beds,\s+load: beds/);
  });
});
