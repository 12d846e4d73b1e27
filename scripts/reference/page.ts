import { entryOf } from './entry.ts';
import { guardsIn } from './guards.ts';
import { importsOf, type Module, readModules } from './modules.ts';
import { pointTable } from './points.ts';

const HEAD = `# Reference

An index of what a plugin can use: the modules of the core that plugins import, and the contracts of all plugins. Each line names what a module exports. The declarations with all comments are in the module. [Writing a plugin](writing-a-plugin.md) shows the first steps.

This page is generated from the code: change the doc comments there, then run \`npm run docs:reference\`.
`;

/** What plugins may use, and no plugin of the product does. */
const UNUSED: readonly string[] = [
  'src/core/client/http/file-upload.ts',
  'src/core/client/ui/floor.ts',
  'src/core/server/http/files/handle-upload.ts',
];

const TEST = /\.test\.tsx?$|\.spec\.ts$|\/testing\//;

/** The whole page, generated from the sources of the project. */
export function referencePage(root: string): string {
  return indexOf(readModules(root));
}

/** The page of these modules. */
export function indexOf(modules: readonly Module[]): string {
  const used = importedByPlugins(modules);
  const rooms = Map.groupBy(
    modules.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path) && (isContract(path) || used.has(path))),
    roomOf,
  );
  const parts = [...rooms].map(([room, its]) => {
    const lines = its.map((module) => entryOf(module, room)).filter((line) => line !== '');
    return `## ${room.replace('src/', '').replace(/\/$/, '')}\n\n${lines.join('\n')}\n`;
  });
  const points = `## Extension points\n\n${pointTable(modules)}\n`;
  return [HEAD, ...parts, points, `## Guards\n\n${modules.flatMap(guardsIn).join('\n')}\n`].join('\n');
}

/** The modules of the core that the plugins import, and those of tests that their tests import. */
function importedByPlugins(modules: readonly Module[]): ReadonlySet<string> {
  const own = modules.filter(({ path }) => path.startsWith('src/plugins/'));
  const product = own.filter(({ path }) => !TEST.test(path)).flatMap(importsOf);
  const tests = own.flatMap(importsOf).filter((path) => /^(src\/core\/testing|tests)\//.test(path));
  return new Set([...product, ...tests, ...UNUSED].filter((path) => !path.startsWith('src/plugins/')));
}

function isContract(path: string): boolean {
  return /^src\/plugins\/[^/]+\/contract\//.test(path);
}

/** The room of a module, with a slash at its end. */
function roomOf({ path }: Module): string {
  return /^(src\/core\/\w+\/|src\/plugins\/[^/]+\/contract\/|tests\/)/.exec(path)?.[0] ?? '';
}
