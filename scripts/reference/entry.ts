import ts from 'typescript';
import { docOf } from './doc-comment.ts';
import { type Module, parsed } from './modules.ts';

/** Types whose members the entry names, because plugins write or read them member by member. */
const SHAPES: ReadonlySet<string> = new Set([
  ...['ClientPlugin', 'PageDefinition', 'LaterFacts', 'NavEntry', 'PublicNav', 'PageStep', 'PageOpening'],
  ...['ServerPlugin', 'ServerParts', 'ServerKernel', 'Work', 'Schedule', 'RunningJob', 'ServerCommand', 'PreparedCommand'],
  ...['AccessRow', 'AccessCell', 'TestServer', 'TestCaller', 'View', 'RenderOptions', 'Screen', 'World'],
]);

/** A module of the index on one line: a link, its exported names with their first sentence, and the names without one. */
export function entryOf(module: Module, room: string): string {
  const exported = parsed(module).statements.filter(isExported);
  const symbols = exported.flatMap((statement) => namesOf(statement).map((name) => ({ name, doc: wordsOf(name, statement) })));
  const documented = new Map(symbols.filter(({ doc }) => doc !== '').map(({ name, doc }) => [name, doc]));
  const others = new Set(symbols.map(({ name }) => name).filter((name) => !documented.has(name)));
  const parts = [
    ...[...documented].map(([name, doc]) => `\`${name}\`: ${doc}`),
    ...(others.size === 0 ? [] : [`${documented.size === 0 ? '' : 'Also '}${[...others].map((name) => `\`${name}\``).join(', ')}.`]),
  ];
  return parts.length === 0 ? '' : `- [${module.path.replace(room, '')}](../${module.path}): ${parts.join(' ')}`;
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.[0]?.kind === ts.SyntaxKind.ExportKeyword;
}

function wordsOf(name: string, statement: ts.Statement): string {
  const kind = /= (extensionPoint|serviceRef)</.exec(statement.getText())?.[1];
  const members = SHAPES.has(name) && ts.isInterfaceDeclaration(statement) ? statement.members.map(memberName) : [];
  return [
    kind === undefined ? '' : kind === 'serviceRef' ? 'Service.' : 'Extension point.',
    docOf(statement),
    members.length === 0 ? '' : `Has ${members.map((member) => `\`${member}\``).join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function memberName({ name }: ts.TypeElement): string {
  return name === undefined ? '' : ts.isStringLiteral(name) ? name.text : name.getText();
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  if (isNamed || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement.name?.text ?? ''];
  return [];
}
