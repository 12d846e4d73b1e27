import ts from 'typescript';
import { docOf } from './doc-comment.ts';
import { type Module, parsed } from './modules.ts';

/** The guards whose names a module declares, one line for each: members of the interface `GuardNames`, including merged declarations. */
export function guardsIn(module: Module): string[] {
  if (!module.text.includes('interface GuardNames {')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'GuardNames') {
      const from = /^src\/plugins\/([^/]+)\//.exec(module.path)?.[1];
      const owner = from === undefined ? '' : ` of the plugin \`${from}\``;
      for (const { name, ...member } of node.members.map((one) => ({ name: one.name, doc: docOf(one) }))) {
        if (name !== undefined) found.push(`- \`${ts.isStringLiteral(name) ? name.text : name.getText()}\`${owner}: ${member.doc}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(module));
  return found;
}
