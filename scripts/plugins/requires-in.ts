import ts from 'typescript';

/** The ids in `requires: [...]` of a plugin's manifest, read from its source. A manifest is a plain value, so the source is reliable. */
export function requiresIn(text: string): string[] {
  const source = ts.createSourceFile('manifest.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'requires' && ts.isArrayLiteralExpression(node.initializer)) {
      found.push(...node.initializer.elements.filter(ts.isStringLiteral).map(({ text: id }) => id));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
