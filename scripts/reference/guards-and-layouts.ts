import { posix } from 'node:path';
import ts from 'typescript';
import { docOf } from './doc-comment.ts';
import { type Module, ownerOf } from './modules.ts';

/** A guard or a layout, with the name that pages use. */
export interface Named {
  readonly owner: string;
  readonly name: string;
  readonly doc: string;
}

/** The guards whose names a module declares: members of the interface `GuardNames`, including merged declarations. */
export function guardsIn(module: Module): Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'GuardNames') {
      for (const member of node.members) {
        if (member.name !== undefined) found.push({ owner: ownerOf(module), name: nameOf(member.name), doc: docOf(member) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(module.source);
  return found;
}

/** The layouts that a module provides in `layouts: { NAME: () => import(FILE) }`, each with the doc comment of its component. */
export function layoutsIn(module: Module, modules: ReadonlyMap<string, Module>): Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'layouts' && ts.isObjectLiteralExpression(node.initializer)) {
      for (const layout of node.initializer.properties.filter(ts.isPropertyAssignment)) {
        found.push({ owner: ownerOf(module), name: nameOf(layout.name), doc: layoutDoc(layout.initializer, module, modules) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(module.source);
  return found;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function layoutDoc(loader: ts.Expression, module: Module, modules: ReadonlyMap<string, Module>): string {
  const [, file] = /'(\.[^']+)'/.exec(loader.getText()) ?? [];
  const layout = file === undefined ? undefined : modules.get(posix.join(posix.dirname(module.path), file));
  const exported = layout?.source.statements.find((statement) => /^export (const|function) Layout\b/.test(statement.getText()));
  return exported === undefined ? '' : docOf(exported);
}
