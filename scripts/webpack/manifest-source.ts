import ts from 'typescript';

/** The calls of a function in the source of a manifest. */
export function callsOf(file: ts.SourceFile, name: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @throws Error for a call without an object literal, of which the build can read nothing */
export function factsOf(call: ts.CallExpression): ts.ObjectLiteralExpression {
  const [facts] = call.arguments;
  if (facts !== undefined && ts.isObjectLiteralExpression(facts)) return facts;
  throw new Error(`${call.expression.getText()}() needs an object literal, so that the build can read it`);
}

/** The name of a property. */
export function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name?.getText();
}

/** The value of a property; `undefined` when it is absent. */
export function factOf(facts: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = facts.properties.find((each) => nameOf(each) === name);
  return property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The syntax tree of a manifest. */
export function parsedManifest(source: string): ts.SourceFile {
  return ts.createSourceFile('manifest.ts', source, ts.ScriptTarget.Latest, true);
}

/** The dynamic imports in a part of the source. */
export function importsIn(node: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The source, in which each dynamic import without instructions for the build gets the name of a chunk. Those without a name stay as they are. */
export function namedImports(source: string, nameOfChunk: (call: ts.CallExpression) => string | undefined): string {
  const unnamed = importsIn(parsedManifest(source)).filter((call) => !/webpackChunkName|webpackMode/.test(call.getText()));
  return unnamed.reduceRight((text, call) => {
    const name = nameOfChunk(call);
    const at = call.arguments.pos;
    return name === undefined ? text : `${text.slice(0, at)}/* webpackChunkName: "${name}" */ ${text.slice(at)}`;
  }, source);
}

/** The texts in a part of the source. */
export function stringsIn(node: ts.Node | undefined): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each)) found.push(each.text);
    ts.forEachChild(each, visit);
  };
  if (node !== undefined) visit(node);
  return found;
}
