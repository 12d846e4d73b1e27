import ts from 'typescript';
import { read } from './project.ts';

/** An export of a module, whether it has a doc comment and whether it needs one. */
export interface Exported {
  readonly name: string;
  readonly line: number;
  readonly documented: boolean;
  readonly needsComment: boolean;
}

/** The named exports of a module. Overloads of one function count once. */
export function exportsOf(path: string, text: string = read(path)): Exported[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const declared = new Map(source.statements.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)));
  const found = new Map<string, Exported>();
  const add = (name: string, node: ts.Node): void => {
    const documented = ts.getJSDocCommentsAndTags(node).length > 0 || found.get(name)?.documented === true;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const needsComment = needsDocComment(name, declared.get(name), kind === ts.ScriptKind.TSX);
    found.set(name, { name, line: found.get(name)?.line ?? line, documented, needsComment });
  };
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier === undefined) {
      // `export { a }` has its comment here, or at the declaration of `a`.
      const names = statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
      for (const { name } of names) {
        const declaration = declared.get(name.text);
        add(name.text, ts.getJSDocCommentsAndTags(statement).length > 0 || declaration === undefined ? statement : declaration);
      }
    } else if (isExported(statement)) {
      for (const name of namesOf(statement)) add(name, statement);
    }
  }
  return [...found.values()];
}

// Classes and functions need a comment, except components and hooks without parameters.
function needsDocComment(name: string, declaration: ts.Statement | undefined, tsx: boolean): boolean {
  if (declaration === undefined) return false;
  if (!ts.isFunctionDeclaration(declaration)) return ts.isClassDeclaration(declaration);
  const isComponent = tsx && /^[A-Z]/.test(name);
  const isBareHook = /^use[A-Z]/.test(name) && declaration.parameters.length === 0;
  return !isComponent && !isBareHook;
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named && statement.name !== undefined ? [statement.name.text] : [];
}
