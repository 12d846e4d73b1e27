import { buildingBlocks } from '../../scripts/reference/building-blocks.ts';
import { classOutline } from '../../scripts/reference/class-outline.ts';
import { docOf, firstSentence } from '../../scripts/reference/doc-comment.ts';
import { guardsIn, layoutsIn } from '../../scripts/reference/guards-and-layouts.ts';
import { type Module, parseModule } from '../../scripts/reference/modules.ts';
import { referencePage } from '../../scripts/reference/page.ts';
import { placesIn } from '../../scripts/reference/places.ts';
import { propertiesOf, signatureOf } from '../../scripts/reference/signature.ts';
import { typesNamedIn } from '../../scripts/reference/types.ts';
import { filesBelow, projectRoot, read } from '../architecture/support/project.ts';

const CONTRACT = 'src/plugins/garden/contract/beds.ts';

/** The modules of a project with these files. */
function modulesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, Module> {
  return new Map(Object.entries(files).map(([path, text]) => [path, parseModule(path, text)]));
}

function moduleOf(text: string, path = CONTRACT): Module {
  return parseModule(path, text);
}

function firstStatement(module: Module): Module['source']['statements'][number] {
  const [statement] = module.source.statements;
  if (statement === undefined) throw new Error('The module is empty.');
  return statement;
}

describe('The reference finds', () => {
  test('extension points and services, with their plugin and their doc comment', () => {
    const found = placesIn(
      moduleOf(`
        /** Where beds are added. */
        export const beds = extensionPoint<Bed>('garden.beds');
        /** The water. */
        export const water = serviceRef<Water>('garden.water');
        export const other = routeRef<Bed>('garden.list');
      `),
    );
    expect(found.map(({ kind, owner, name, id, doc }) => [kind, owner, name, id, doc])).toEqual([
      ['extension point', 'garden', 'beds', 'garden.beds', 'Where beds are added.'],
      ['service', 'garden', 'water', 'garden.water', 'The water.'],
    ]);
  });

  test('the types that they name, also from other modules of the plugin', () => {
    const modules = modulesOf({
      [CONTRACT]: `
        import type { Plant } from './plant.ts';
        import type { Role } from '#core/contract/actor.ts';
        /** A bed. */
        export interface Bed { readonly plants: readonly Plant[]; readonly role: Role }
        export const beds = extensionPoint<Bed>('garden.beds');
      `,
      'src/plugins/garden/contract/plant.ts': 'export type Plant = string;',
    });
    const [place] = [...modules.values()].flatMap(placesIn);
    const types = place === undefined ? [] : [...typesNamedIn(place.type, place.module, modules)];
    expect(types).toEqual([
      ['Bed', '/** A bed. */\ninterface Bed { readonly plants: readonly Plant[]; readonly role: Role }'],
      ['Plant', 'type Plant = string;'],
    ]);
  });

  test('guards at the declarations of their names, and layouts with the comment of their component', () => {
    const manifest = 'src/plugins/garden/client/garden.client-plugin.ts';
    const modules = modulesOf({
      [manifest]: `
        declare module '#core/client/plugin/guard.ts' { interface GuardNames {
          /** Owns a garden. */
          'has-garden': true;
        } }
        export const plugin = defineClientPlugin({ layouts: { garden: () => import(/* a chunk */ './GardenLayout.tsx') } });
      `,
      'src/plugins/garden/client/GardenLayout.tsx': '/** Around beds. */\nexport function Layout() {}',
    });
    const [module = moduleOf('')] = modules.values();
    expect(guardsIn(module)).toEqual([{ owner: 'garden', name: 'has-garden', doc: 'Owns a garden.' }]);
    expect(layoutsIn(module, modules)).toEqual([{ owner: 'garden', name: 'garden', doc: 'Around beds.' }]);
  });

  test('everything that the product declares', () => {
    const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path));
    const declared = sources.flatMap((path) => [...read(path).matchAll(/^export const (\w+) = (?:extensionPoint|serviceRef)</gm)]);
    expect(declared.length).toBeGreaterThan(15);
    const page = referencePage(projectRoot);
    expect(declared.map(([, name]) => name).filter((name) => !page.includes(`\nconst ${name} = `))).toEqual([]);
  });
});

describe('The reference shows', () => {
  test('the public members of a class', () => {
    const outline = classOutline(
      moduleOf(`
        /** A bed. */
        export class Bed {
          /** How many. */
          readonly plants = new List<Plant>();
          private hidden = 1;
          #secret = 2;
          isDry = true;
          constructor(size: number) {}
          get size(): number { return 1; }
          /** Waters it. */
          async water(litres: number,
            from?: Source): Promise<void> {}
          protected dig(): void {}
        }
      `),
      'Bed',
    );
    expect(outline?.split('\n').map((line) => line.trim())).toEqual([
      '/** A bed. */',
      'class Bed {',
      '/** How many. */',
      'readonly plants: List<Plant>;',
      'isDry: boolean;',
      'readonly size: number;',
      '/** Waters it. */',
      'water(litres: number, from?: Source): Promise<void>;',
      '}',
    ]);
  });

  test('the parameters and the result of a function', () => {
    const module = moduleOf(
      'export function bedOf<Plant>(plants: readonly Plant[], size = 1, { wet = true }: Options = {}, ...[input]: Rest): Bed<Plant> {}',
    );
    expect(signatureOf('bedOf', firstStatement(module))).toBe(
      'bedOf<Plant>(plants: readonly Plant[], size?: number, options?: Options, ...input: Rest): Bed<Plant>',
    );
  });

  test.each([
    ['interface BedProps extends Texts { readonly size: number; }', 'BedProps', ['...Texts', 'size: number']],
    ["type BedProps = Texts & { readonly size?: 's' | 'l' };", 'BedProps', ['...Texts', "size?: 's' | 'l'"]],
    ['', '{ readonly size: number }', ['size: number']],
  ])('the props of a component: %s', (declaration, type, properties) => {
    const module = moduleOf(`export const Bed = observer(function Bed({ size }: ${type}) {});\n${declaration}`, 'Bed.tsx');
    expect(propertiesOf('Bed', firstStatement(module), module)).toEqual(properties);
  });

  test('the keys of a constant, the definition of a type, and how to construct a class', () => {
    const modules = modulesOf({
      'src/core/contract/errors.ts': `
        /** Codes. */
        export const codes = defineErrors({ 'not-found': { status: 404 }, gone: { status: 410 } });
        export type Tone = 'live' | 'off';
        export class Fault { constructor(readonly code: string) {} }
      `,
    });
    const lines = buildingBlocks(modules)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines).toEqual([
      '- `codes` of `#core/contract/errors.ts`: Codes. Has `not-found`, `gone`.',
      "- `Tone` of `#core/contract/errors.ts`: Is `'live' | 'off'`.",
      '- `Fault` of `#core/contract/errors.ts`: Has `constructor(code: string)`.',
    ]);
  });

  test('doc comments on one line, and their first sentence', () => {
    const doc = docOf(
      firstStatement(
        moduleOf('/**\n * A {@link Bed}, e.g. of `5.2` m.\n * It is dug.\n * @throws Dry when it is\n */\nexport const a = 1;'),
      ),
    );
    expect(doc).toBe('A `Bed`, e.g. of `5.2` m. It is dug. Throws Dry when it is.');
    expect(firstSentence(doc)).toBe('A `Bed`, e.g. of `5.2` m.');
    const deprecated = docOf(firstStatement(moduleOf('/** A bed.\n * @deprecated since 1.4: use plot */\nexport const a = 1;')));
    expect(deprecated).toBe('Deprecated since 1.4: use plot. A bed.');
  });
});

test('Every list of building blocks has an entry', () => {
  const lists = referencePage(projectRoot).split('## Building blocks\n')[1]?.split(/^## /m)[0] ?? '';
  const empty = lists
    .split('### ')
    .slice(1)
    .filter((list) => !list.includes('\n- '));
  expect(empty).toEqual([]);
});
