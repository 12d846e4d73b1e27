import { docOf } from '../../scripts/reference/doc-comment.ts';
import { type Module, parsed, readModules } from '../../scripts/reference/modules.ts';
import { indexOf, referencePage } from '../../scripts/reference/page.ts';
import { pointsIn, pointTable } from '../../scripts/reference/points.ts';
import { filesBelow, projectRoot, read } from '../architecture/support/project.ts';

/** The index of a project with these files. */
function linesOf(files: Readonly<Record<string, string>>): string[] {
  const modules = Object.entries(files).map(([path, text]): Module => ({ path, text }));
  return indexOf(modules)
    .split('\n')
    .filter((line) => /^(- |## )/.test(line));
}

describe('The index of the reference', () => {
  test('has the contracts of plugins, and of the core what plugins import', () => {
    const files = {
      'src/core/client/ui/Bed.tsx': '/** A bed. It is dug. */\nexport const Bed = observer(function Bed() {});\nexport type Tone = "wet";',
      'src/core/client/ui/Inner.tsx': '/** Nobody uses it. */\nexport const Inner = 1;',
      'src/core/testing/kit.ts': 'export function render() {}',
      'src/plugins/garden/contract/beds.ts': `
        /** Where beds are added. */
        export const beds = extensionPoint<Bed>('garden.beds');
        export const water = serviceRef<Water>('garden.water');
        const hidden = 1;
      `,
      'src/plugins/garden/client/Page.tsx': "import { Bed } from '#core/client/ui/Bed.tsx';",
      'src/plugins/garden/client/Page.test.tsx':
        "import { render } from '#core/testing/kit.ts';\nimport { Inner } from '#core/client/ui/Inner.tsx';",
    };
    expect(linesOf(files)).toEqual([
      '## core/client',
      '- [ui/Bed.tsx](../src/core/client/ui/Bed.tsx): `Bed`: A bed. Also `Tone`.',
      '## core/testing',
      '- [kit.ts](../src/core/testing/kit.ts): `render`.',
      '## plugins/garden/contract',
      '- [beds.ts](../src/plugins/garden/contract/beds.ts): `beds`: Extension point. Where beds are added. `water`: Service.',
      '## Extension points',
      '## Guards',
    ]);
  });

  test('names the members of what a plugin is made of, and guards where their names are declared', () => {
    const files = {
      'src/plugins/garden/contract/kernel.ts': 'export interface ServerKernel { readonly files: FileStore; /** Now. */ now(): Date }',
      'src/plugins/garden/client/garden.client-plugin.ts': `declare module '#core/client/plugin/guard.ts' {
        interface GuardNames {
          /** Owns a garden. */
          'has-garden': true;
        }
      }`,
    };
    expect(linesOf(files)).toEqual([
      '## plugins/garden/contract',
      '- [kernel.ts](../src/plugins/garden/contract/kernel.ts): `ServerKernel`: Has `files`, `now`.',
      '## Extension points',
      '## Guards',
      '- `has-garden` of the plugin `garden`: Owns a garden.',
    ]);
  });

  test('does not change when lines move', () => {
    const path = 'src/plugins/garden/contract/beds.ts';
    expect(linesOf({ [path]: '\n\n// Moved.\n\nexport const beds = 1;' })).toEqual(linesOf({ [path]: 'export const beds = 1;' }));
  });

  test('has the first sentence of a doc comment on one line, after its deprecation', () => {
    const docOfText = (text: string): string => parsed({ path: 'a.ts', text }).statements.map(docOf).join();
    const doc = '/**\n * A {@link Bed}, e.g. of `5.2` m.\n * It is dug.\n * @throws Dry when it is\n */\nexport const a = 1;';
    expect(docOfText(doc)).toBe('A `Bed`, e.g. of `5.2` m.');
    expect(docOfText('/** Takes `2 m. Deep.` It is dug. */\nexport const a = 1;')).toBe('Takes `2 m. Deep.` It is dug.');
    expect(docOfText('/** A bed.\n * @deprecated since 1.4: use plot */\nexport const a = 1;')).toBe(
      'Deprecated since 1.4: use plot. A bed.',
    );
  });
});

describe('The extension points in the reference', () => {
  const modulesOf = (files: Readonly<Record<string, string>>): Module[] => Object.entries(files).map(([path, text]) => ({ path, text }));

  test('have the plugin that declares them and those that contribute, without tests and examples', () => {
    const table = pointTable(
      modulesOf({
        'src/plugins/garden/contract/beds.ts':
          "/** @example beds.add('x', 10, 1) */\nexport const beds = extensionPoint<Bed>('garden.beds');",
        'src/core/client/commands.ts': "export const commands = extensionPoint<\n  Command\n>('core.commands');",
        'src/plugins/herbs/client/more.ts': "const parts = [beds.add('herbs.mint', 10, mint)];",
        'src/plugins/shed/client/more.ts': " * beds.add('shed.tool', 10, tool)\nembeds.add('shed.tool', 10, tool);",
        'src/plugins/garden/client/more.ts': "commands.add('garden.dig', 10, dig), beds.add('garden.own', 10, own)",
        'src/plugins/shed/client/shed.test.ts': "beds.add('shed.test', 10, test)",
      }),
    );
    expect(table.split('\n').slice(2)).toEqual([
      '| [`beds`](../src/plugins/garden/contract/beds.ts) | `garden` | `garden`, `herbs` |',
      '| [`commands`](../src/core/client/commands.ts) | `core` | `garden` |',
    ]);
  });

  test('all have a plugin that contributes', () => {
    const points = pointsIn(readModules(projectRoot));
    expect(points.length).toBeGreaterThan(1);
    expect(points.filter(({ contributors }) => contributors.length === 0)).toEqual([]);
  });
});

const GUIDES = ['docs/writing-a-plugin.md', ...filesBelow('docs/plugins')];

/** Of other packages, of HTTP, of the results of functions, and of the garden in the examples. */
const OTHERS = new Set([
  ...['makeAutoObservable', 'useEffect', 'Kysely', 'UseFormReturn', 'Host', 'errorOf', 'PlantSearchBar'],
  ...['Plants', 'Photo', 'PlantInput', 'GardenTables', 'GardenStore', 'aPlant', 'everyPlant', 'mayImport', 'plantPlace', 'removeLabels'],
]);

describe('The guide for plugin authors', () => {
  const indexed = new Set([...referencePage(projectRoot).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const code = GUIDES.flatMap((guide) => codeOf(read(guide)));

  test('uses only names that are in the index of the reference', () => {
    const declared = namesIn(code, /(?:const|function|class|interface|type) (\w+)/g);
    const used = namesIn(code, /(?<![.\w$'…-])([a-z]+[A-Z]\w*(?=[(<])|[A-Z][a-z]\w*)/g);
    expect(used.size).toBeGreaterThan(100);
    const isKnown = (name: string): boolean => indexed.has(name) || declared.has(name) || OTHERS.has(name) || name in globalThis;
    expect([...used].filter((name) => !isKnown(name))).toEqual([]);
  });

  test('uses only parts of the kernel that are in the index', () => {
    const used = namesIn(code, /\bkernel\??\.(\w+)/g);
    expect(used).toContain('files');
    expect([...used].filter((name) => !indexed.has(name))).toEqual([]);
  });

  test.each([
    ...['InstantInput', 'PictureField', 'filePurpose', 'ServerKernel', 'RichText', 'RichTextFormField', 'richTextSchema'],
    ...['cleanRichTextInput', 'richTextOfPlain', 'RICH_TEXT_PLAIN_MARKS'],
  ])('finds %s in the index', (name) => expect(indexed).toContain(name));
});

/** The code of a page, in blocks and in lines, without comments and the content of texts. */
function codeOf(page: string): string[] {
  const found = page.matchAll(/```(\w+)\n([\s\S]*?)```|``([\s\S]*?)``|`([^`\n]+)`/g);
  return [...found]
    .filter(([, language]) => language === undefined || language.startsWith('ts'))
    .map(([, , block, ...lines]) => block ?? lines.find((line) => line !== undefined) ?? '')
    .map((text) => text.replace(/\/\/.*$/gm, '').replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''"));
}

function namesIn(code: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
}
