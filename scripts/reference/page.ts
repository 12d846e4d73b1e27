import ts from 'typescript';
import { buildingBlocks } from './building-blocks.ts';
import { classOutline } from './class-outline.ts';
import { guardsIn, layoutsIn, type Named } from './guards-and-layouts.ts';
import { type Module, ownerOf, readModules } from './modules.ts';
import { type Place, placesIn } from './places.ts';
import { sourceOf, typeIn, typesNamedIn } from './types.ts';

type Modules = ReadonlyMap<string, Module>;

const HEAD = `# Reference

What a plugin can use of the core and of the other plugins. [Writing a plugin](writing-a-plugin.md) shows it by example, and says which parts are stable.

This page is generated from the code: change the doc comments there, then run \`npm run docs:reference\`.
`;

// Describes each half of a plugin and its parameters.
const SHAPES = [
  ['src/core/client/plugin/client-plugin.ts', ['ClientPlugin', 'PageDefinition', 'PageWidth', 'LayoutName', 'NavItem', 'NavSection']],
  ['src/core/client/plugin/guard.ts', ['GuardNames', 'Guard', 'GuardContext', 'GuardResult']],
  ['src/core/server/plugin/server-plugin.ts', ['ServerPlugin', 'ServerParts']],
  ['src/core/server/plugin/server-kernel.ts', ['ServerKernel']],
  ['src/core/server/db/migration.ts', ['Migration']],
  ['src/core/server/queue/work.ts', ['Work', 'Schedule', 'RunningJob', 'JobAdder', 'AddOptions']],
  ['src/core/server/plugin/server-command.ts', ['ServerCommand', 'PreparedCommand', 'CommandHost']],
] as const;

const FOR_TESTS = [
  ['src/core/testing/client-kit.tsx', ['RenderOptions', 'View']],
  ['src/core/testing/server-kit.ts', ['TestServerOptions', 'TestServer', 'TestCaller', 'Caller']],
  ['src/core/testing/test-queue.ts', ['DrainOptions', 'DrainedJobs']],
  ['src/core/testing/access-row.ts', ['AccessRow', 'AccessCell']],
] as const;

const SERVICES = 'src/core/client/app/core-bindings.ts';

/** The whole page, generated from the sources of the project. */
export function referencePage(root: string): string {
  const modules = readModules(root);
  const all = [...modules.values()];
  const places = all.flatMap(placesIn);
  const guards = all.flatMap(guardsIn);
  const layouts = all.flatMap((module) => layoutsIn(module, modules));
  const owners = [...new Set([...all.map(ownerOf)])].sort((a, b) => Number(b === 'core') - Number(a === 'core') || a.localeCompare(b));
  const parts = [
    HEAD,
    '## The shape of a plugin\n',
    ...SHAPES.flatMap(([path, names]) => shapes(modules, path, names)),
    ...owners.flatMap((owner) => ownerPart(owner, { places, guards, layouts }, modules)),
    '## Services of the core on the client\n',
    '`useService(Name)` makes or finds one in a component, `@inject(Name)` in a store.\n',
    ...clientServices(modules),
    '## Building blocks\n',
    buildingBlocks(modules),
    '## What tests are given\n',
    ...FOR_TESTS.flatMap(([path, names]) => shapes(modules, path, names)),
  ];
  return parts.join('\n');
}

function shapes(modules: Modules, path: string, names: readonly string[]): string[] {
  const module = modules.get(path);
  if (module === undefined) throw new Error(`There is no ${path}`);
  return names.map((name) => {
    const declaration = typeIn(module, name);
    if (declaration === undefined) throw new Error(`${path} has no type ${name}`);
    return code([sourceOf(declaration)]);
  });
}

interface Found {
  readonly places: readonly Place[];
  readonly guards: readonly Named[];
  readonly layouts: readonly Named[];
}

/** The section about one plugin; empty when it offers nothing. */
function ownerPart(owner: string, { places, guards, layouts }: Found, modules: Modules): string[] {
  const named = (title: string, list: readonly Named[]): string[] => {
    const own = list.filter((one) => one.owner === owner);
    return own.length === 0
      ? []
      : [`### ${title}\n`, `${own.map(({ name, doc }) => `- \`${name}\`${doc === '' ? '' : `: ${doc}`}`).join('\n')}\n`];
  };
  const parts = [
    ...places.filter((place) => place.owner === owner).flatMap((place) => placePart(place, modules)),
    ...named('Guards', guards),
    ...named('Layouts', layouts),
  ];
  return parts.length === 0 ? [] : [`## ${owner === 'core' ? 'The core' : `The plugin \`${owner}\``}\n`, ...parts];
}

function placePart(place: Place, modules: Modules): string[] {
  const { kind, name, id, type, doc, module } = place;
  const call = kind === 'service' ? 'serviceRef' : 'extensionPoint';
  const types = [...typesNamedIn(type, module, modules).values()];
  return [
    `### ${kind === 'service' ? 'Service' : 'Extension point'} \`${name}\`\n`,
    ...(doc === '' ? [] : [`${doc}\n`]),
    code([`// ${module.path.replace('src/', '#')}\nconst ${name} = ${call}<${type.getText()}>('${id}');`, ...types]),
  ];
}

/** The classes that the core binds, sorted by name. */
function clientServices(modules: Modules): string[] {
  const bindings = modules.get(SERVICES);
  if (bindings === undefined) throw new Error(`There is no ${SERVICES}`);
  const bound = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'bind') bound.add(node.arguments[0]?.getText() ?? '');
    ts.forEachChild(node, visit);
  };
  visit(bindings.source);
  return [...bound].sort().flatMap((name) => {
    for (const module of modules.values()) {
      if (!module.path.startsWith('src/core/client/')) continue;
      const declared = typeIn(module, name);
      const outline = classOutline(module, name) ?? (declared === undefined ? undefined : sourceOf(declared));
      if (outline !== undefined) return [code([`// ${module.path.replace('src/', '#')}\n${outline}`])];
    }
    return [];
  });
}

function code(blocks: readonly string[]): string {
  return `\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
}
