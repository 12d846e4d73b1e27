import ts from 'typescript';
import { read } from './project.ts';

/** A place in the code that names a table. */
export interface TableMention {
  readonly table: string;
  readonly line: number;
  /** Whether the place writes rows of the table. */
  readonly isWritten: boolean;
}

interface NamedTable {
  readonly name: string;
  readonly isWritten: boolean;
}

const WRITING_METHODS = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;

// What stands before the name of a table in SQL that writes its rows.
const WRITING_SQL = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(\s+table)?)\s+(only\s+)?"?$/i;

// Kysely's methods whose first argument names tables: `selectFrom('jobs as j')`, `innerJoin('jobs', …)`, `from(['jobs', 'places'])`.
const METHODS = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|table|references|\w+Join(Lateral)?)$/;

/**
 * The places where a module names one of these tables: in a call of Kysely, in raw SQL (a template tagged `sql`), or as a key of a type
 * whose name ends in `Tables`.
 */
export function tablesNamedIn(path: string, tables: ReadonlySet<string>, text: string = read(path)): TableMention[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: TableMention[] = [];
  const add = (node: ts.Node, names: readonly NamedTable[]): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(...names.filter(({ name }) => tables.has(name)).map(({ name: table, isWritten }) => ({ table, line, isWritten })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) add(node, namesInCall(node));
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) add(node, namesInSql(node.template));
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Tables')) add(node, keysOf(node.members));
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Tables') && ts.isTypeLiteralNode(node.type)) {
      add(node, keysOf(node.type.members));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesInCall({ expression, arguments: [first] }: ts.CallExpression): NamedTable[] {
  if (!ts.isPropertyAccessExpression(expression) || !METHODS.test(expression.name.text) || first === undefined) return [];
  const given = ts.isArrayLiteralExpression(first) ? first.elements : [first];
  const isWritten = WRITING_METHODS.test(expression.name.text);
  // Without the rest after the name: an alias (`jobs as j`), or the column of a reference (`jobs.id`).
  return given.flatMap((one) => (ts.isStringLiteralLike(one) ? [{ name: one.text.replace(/[ .].*/, ''), isWritten }] : []));
}

/** All words of the SQL except quoted ones, columns (after a dot) and aliases (after `as`). */
function namesInSql(template: ts.TemplateLiteral): NamedTable[] {
  const parts = ts.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
    : [template.text];
  const bare = parts.join(' ? ').replaceAll(/'[^']*'|--.*/g, ' ');
  return [...bare.matchAll(/(?<![.\w]|\bas )[a-z_]\w*/gi)].map(({ 0: word, index }) => ({
    name: word.toLowerCase(),
    isWritten: WRITING_SQL.test(bare.slice(0, index)),
  }));
}

function keysOf(members: readonly ts.TypeElement[]): NamedTable[] {
  return members.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [{ name: name.text, isWritten: false }] : [],
  );
}
