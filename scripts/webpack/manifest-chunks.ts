import ts from 'typescript';
import { callsOf, factOf, factsOf, importsIn, namedImports, nameOf, parsedManifest, stringsIn } from './manifest-source.ts';
import { WORK_CHUNK } from './name-contributions.ts';

/** The chunks that a manifest names, so that the server can tell browsers about them. */
export interface ManifestChunks {
  readonly pages: readonly PageChunks[];
  /** The chunks of the texts that a page of the plugin waits for, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly id: string;
  /** The chunks of the layouts by name. */
  readonly layouts: Readonly<Record<string, readonly string[]>>;
  /** Other plugins whose texts load with those of this one. */
  readonly textsOf: readonly string[];
}

interface PageChunks {
  /** The route as the manifest names it, for example `gardenRoutes.plant`. */
  readonly route: string;
  readonly layout: string;
  /** Whether signed-in users wait for the further contributions, or see them later on the page. */
  readonly showsMore: boolean;
  /** The roles that may open the page; `undefined` for all. */
  readonly roles: readonly string[] | undefined;
  readonly chunks: readonly string[];
}

const CHUNK_NAME = /webpackChunkName: "([^"]+)"/;
const TEXTS = ['locales', 'openLocales', 'moreLocales'];

/** Gives a name to the chunk of each page and of each text that has none. Pages and texts in the main file have no chunk. */
export function withChunkNames(source: string): string {
  return namedImports(source, nameFor);
}

/** What a manifest says about its chunks, once they have names. `undefined` for a file that declares no plugin. */
export function chunksOf(source: string): ManifestChunks | undefined {
  const file = parsedManifest(withChunkNames(source));
  const [plugin] = callsOf(file, 'defineClientPlugin').map(factsOf);
  if (plugin === undefined) return undefined;
  return {
    id: stringsIn(factOf(plugin, 'id'))[0] ?? '',
    textsOf: stringsIn(factOf(plugin, 'textsOf')),
    texts: chunksByName(file, plugin, TEXTS),
    layouts: chunksByName(file, plugin, ['layouts']),
    pages: callsOf(file, 'page')
      .map(factsOf)
      .map((facts) => ({
        route: factOf(facts, 'route')?.getText() ?? '',
        layout: stringsIn(factOf(facts, 'layout'))[0] ?? 'none',
        showsMore: factOf(facts, 'showsMore') !== undefined || stringsIn(factOf(facts, 'layout'))[0] !== 'default',
        roles: rolesOf(stringsIn(factOf(facts, 'guards'))),
        chunks: chunkNames(file, factOf(facts, 'load')),
      })),
  };
}

/** `role:employer|admin` names two roles. */
function rolesOf(guards: readonly string[]): readonly string[] | undefined {
  return guards
    .find((name) => name.startsWith('role:'))
    ?.slice('role:'.length)
    .split('|');
}

/** The chunks behind the loaders in some objects of the plugin, by the names of the loaders. */
function chunksByName(
  file: ts.SourceFile,
  plugin: ts.ObjectLiteralExpression,
  objects: readonly string[],
): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const object of objects) {
    const loaders = factOf(plugin, object);
    if (loaders === undefined || !ts.isObjectLiteralExpression(loaders)) continue;
    for (const loader of loaders.properties) {
      const name = (nameOf(loader) ?? '').replace(/'/g, '');
      found[name] = [...(found[name] ?? []), ...chunkNames(file, loader)];
    }
  }
  return found;
}

/** The names of the chunks that an expression loads, by itself or through a function of the manifest. */
function chunkNames(file: ts.SourceFile, expression: ts.Node | undefined): string[] {
  if (expression === undefined) return [];
  const called = constantsOf(file).filter(({ name }) => new RegExp(`\\b${name.getText()}\\b`).test(expression.getText()));
  const names = [expression, ...called].flatMap((node) => importsIn(node).map((call) => CHUNK_NAME.exec(call.getText())?.[1]));
  return [...new Set(names.filter((name) => name !== undefined))];
}

function constantsOf(file: ts.SourceFile): ts.VariableDeclaration[] {
  return file.statements.flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []));
}

/**
 * The path of the module within its plugin, with the plugin when it is of another: equal modules share a chunk. The count beside a
 * navigation item is part of the frame.
 */
function nameFor(call: ts.CallExpression): string {
  if (ts.findAncestor(call, (node) => ts.isPropertyAssignment(node) && nameOf(node) === 'badge') !== undefined) return WORK_CHUNK;
  const file = call.getSourceFile();
  const [plugin] = callsOf(file, 'defineClientPlugin').map(factsOf);
  const id = plugin === undefined ? '' : (stringsIn(factOf(plugin, 'id'))[0] ?? '');
  const module = call.arguments[0]?.getText().replace(/['"]/g, '') ?? '';
  return `${id}-${module
    .replace(/\.\w+$/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-/, '')}`;
}
