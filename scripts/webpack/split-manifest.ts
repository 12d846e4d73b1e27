import ts from 'typescript';
import type { LaterFacts } from '../../src/core/client/plugin/page.ts';
import { withChunkNames } from './manifest-chunks.ts';
import { callsOf, factOf, factsOf, nameOf, parsedManifest } from './manifest-source.ts';

/** The facts of a page that a visitor's first download leaves out. */
const LATER = ['nav', 'opening', 'likelyAfter', 'step'] as const satisfies readonly (keyof LaterFacts)[];

// A page in another layout waits for the later facts anyway. Imported from there, its chunk leaves out what they contain.
const OPEN_LAYOUT = 'default';

/** Which of the two modules is made of a manifest. */
export type ManifestPart = 'first' | 'later';

/** Where a text begins and ends in the source, and what takes its place. */
type Edit = readonly [start: number, end: number, text: string];

/**
 * One of the two modules of a manifest. `first` is the plugin without the later facts of its pages, which come with `moreContributes`: those
 * of {@link LATER}, and `load` of the pages in the layouts for signed-in users.
 * `later` exports these facts as `pages`, and the `contributes` of the module that `moreContributes` names in the source. Imports and
 * constants that a part does not use are left out. Lines keep their numbers.
 *
 * @param name file name of the manifest
 */
export function splitManifest(source: string, name: string, part: ManifestPart): string {
  const file = parsedManifest(source);
  const pages = callsOf(file, 'page');
  const [plugin] = callsOf(file, 'defineClientPlugin').map(factsOf);
  if (plugin === undefined || !pages.some((page) => factsOf(page).properties.some((fact) => isLater(fact, factsOf(page))))) return source;
  const edits = pages.flatMap((page) => {
    const facts = factsOf(page);
    return [...unwrapped(page), ...without(facts, (fact) => nameOf(fact) !== 'route' && isLater(fact, facts) === (part === 'first'))];
  });
  const more = plugin.properties.find((fact) => nameOf(fact) === 'moreContributes');
  if (part === 'first') edits.push(laterModule(plugin, more, name));
  else edits.push(...without(plugin, (fact) => nameOf(fact) !== 'pages'), ...exportsOf(file, plugin, more));
  return withoutUnused(edited(source, edits));
}

/** A loader for manifests. `?later` in a request names the second module. */
// biome-ignore lint/style/noDefaultExport: webpack expects it
export default function manifestLoader(this: { readonly resourcePath: string; readonly resourceQuery: string }, source: string): string {
  const name = this.resourcePath.replace(/^.*[\\/]/, '');
  return splitManifest(withChunkNames(source), name, this.resourceQuery === '?later' ? 'later' : 'first');
}

function laterModule(plugin: ts.ObjectLiteralExpression, more: ts.ObjectLiteralElementLike | undefined, name: string): Edit {
  const property = `moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './${name}?later')`;
  const start = plugin.getStart() + 1;
  return more === undefined ? [start, start, ` ${property},`] : [more.getStart(), more.end, property];
}

/** `export const { pages } = ({ … })` in place of the declaration of the plugin, and the contributions. */
function exportsOf(file: ts.SourceFile, plugin: ts.ObjectLiteralExpression, more: ts.ObjectLiteralElementLike | undefined): Edit[] {
  const statement = file.statements.find((each) => each.pos <= plugin.pos && plugin.end <= each.end);
  if (statement === undefined) return [];
  const module = more === undefined ? undefined : /import\([^']*('[^']+')\)/.exec(more.getText())?.[1];
  return [
    [statement.getStart(), plugin.getStart() - 1, 'export const { pages } = '],
    [statement.end, statement.end, module === undefined ? '' : ` export { contributes } from ${module};`],
  ];
}

function isLater(fact: ts.ObjectLiteralElementLike, page: ts.ObjectLiteralExpression): boolean {
  if (nameOf(fact) === 'load') return isWorkPage(page);
  return LATER.some((name) => name === nameOf(fact));
}

function isWorkPage(page: ts.ObjectLiteralExpression): boolean {
  const layout = factOf(page, 'layout');
  return layout !== undefined && ts.isStringLiteralLike(layout) && layout.text !== OPEN_LAYOUT;
}

/** The function only returns its argument. */
function unwrapped({ expression }: ts.CallExpression): Edit[] {
  return [[expression.getStart(), expression.end, '']];
}

function without(facts: ts.ObjectLiteralExpression, isLeftOut: (fact: ts.ObjectLiteralElementLike) => boolean): Edit[] {
  const text = facts.getSourceFile().text;
  return facts.properties.filter(isLeftOut).map(({ pos, end }) => [pos, text[end] === ',' ? end + 1 : end, '']);
}

function edited(source: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => one[0] - other[0]);
  let [result, place] = ['', 0];
  for (const [start, end, text] of ordered) {
    // Inside a text that is left out.
    if (start < place) continue;
    result += source.slice(place, start) + text + source.slice(start, end).replace(/[^\n]+/g, '');
    place = end;
  }
  return result + source.slice(place);
}

/** Without the imports and the constants of the module that nothing uses. */
function withoutUnused(source: string): string {
  const file = parsedManifest(source);
  const edits = file.statements.flatMap((statement): Edit[] => {
    const declared = declaredBy(statement);
    const isUsed = (name: string): boolean => file.statements.some((other) => other !== statement && mentions(other, name));
    return declared.length > 0 && !declared.some(isUsed) ? [[statement.pos, statement.end, '']] : keptImports(statement, isUsed);
  });
  return edits.length === 0 ? source : withoutUnused(edited(source, edits));
}

/** The names that only this module knows. */
function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isImportDeclaration(statement)) return importedBy(statement).map(({ name }) => name.text);
  const isExported = ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).length > 0;
  if (!ts.isVariableStatement(statement) || isExported) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

function importedBy({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const named = importClause?.namedBindings;
  return named !== undefined && ts.isNamedImports(named) ? named.elements : [];
}

function keptImports(statement: ts.Statement, isUsed: (name: string) => boolean): Edit[] {
  if (!ts.isImportDeclaration(statement)) return [];
  const text = statement.getSourceFile().text;
  const unused = importedBy(statement).filter(({ name }) => !isUsed(name.text));
  return unused.map(({ pos, end }) => [pos, text[end] === ',' ? end + 1 : end, '']);
}

/** Names of properties are not mentions. */
function mentions(node: ts.Node, name: string): boolean {
  if (ts.isPropertyAccessExpression(node)) return mentions(node.expression, name);
  if (ts.isPropertyAssignment(node)) return mentions(node.initializer, name);
  return (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, (child) => mentions(child, name) || undefined) ?? false);
}
