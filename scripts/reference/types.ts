import { posix } from 'node:path';
import ts from 'typescript';
import { rawDocOf } from './doc-comment.ts';
import type { Module } from './modules.ts';

type Modules = ReadonlyMap<string, Module>;
type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/**
 * The types that a node names, in order, followed by the types that they name in turn. Covers types of the same module and of modules that
 * it imports by a relative path.
 */
export function typesNamedIn(node: ts.Node, module: Module, modules: Modules, found = new Map<string, string>()): Map<string, string> {
  for (const name of namesIn(node)) {
    const declared = declarationOf(name, module, modules);
    if (declared === undefined || found.has(name)) continue;
    found.set(name, sourceOf(declared.declaration));
    typesNamedIn(declared.declaration, declared.module, modules, found);
  }
  return found;
}

/** The source of a declaration, with its doc comment. */
export function sourceOf(declaration: TypeDeclaration): string {
  const doc = rawDocOf(declaration);
  const text = declaration
    .getText()
    .replace(/^export /, '')
    .replace(/^ *\/\/ biome-ignore.*\n/gm, '');
  return doc === '' ? text : `${doc}\n${text}`;
}

/** An interface or a type alias of a module. */
export function typeIn(module: Module, name: string): TypeDeclaration | undefined {
  return module.source.statements.find(
    (statement): statement is TypeDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name,
  );
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName)) names.push(inner.typeName.text);
    if (ts.isExpressionWithTypeArguments(inner) && ts.isIdentifier(inner.expression)) names.push(inner.expression.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}

interface Declared {
  readonly declaration: TypeDeclaration;
  readonly module: Module;
}

function declarationOf(name: string, module: Module, modules: Modules): Declared | undefined {
  const here = typeIn(module, name);
  if (here !== undefined) return { declaration: here, module };
  const from = module.source.statements.filter(ts.isImportDeclaration).find((statement) => importsName(statement, name));
  if (from === undefined || !ts.isStringLiteral(from.moduleSpecifier) || !from.moduleSpecifier.text.startsWith('.')) return undefined;
  const other = modules.get(posix.join(posix.dirname(module.path), from.moduleSpecifier.text));
  const declaration = other === undefined ? undefined : typeIn(other, name);
  return other === undefined || declaration === undefined ? undefined : { declaration, module: other };
}

function importsName({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const bindings = importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.some((element) => element.name.text === name);
}
