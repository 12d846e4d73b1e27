import ts from 'typescript';
import { docOf } from './doc-comment.ts';
import { type Module, ownerOf } from './modules.ts';

/** An extension point or a service of a module. */
export interface Place {
  readonly kind: 'extension point' | 'service';
  readonly owner: string;
  /** The exported constant. */
  readonly name: string;
  /** Its id at run time. */
  readonly id: string;
  /** The type of the contribution or service. */
  readonly type: ts.TypeNode;
  readonly doc: string;
  readonly module: Module;
}

const KINDS: Readonly<Record<string, Place['kind']>> = { extensionPoint: 'extension point', serviceRef: 'service' };

/** The extension points and services of a module: `export const NAME = extensionPoint<TYPE>('ID')`, or `serviceRef`. */
export function placesIn(module: Module): Place[] {
  return module.source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
      const kind = KINDS[initializer.expression.getText()];
      const [type] = initializer.typeArguments ?? [];
      const [id] = initializer.arguments;
      if (kind === undefined || type === undefined || id === undefined || !ts.isStringLiteral(id)) return [];
      return [{ kind, owner: ownerOf(module), name: name.getText(), id: id.text, type, doc: docOf(statement), module }];
    }),
  );
}
