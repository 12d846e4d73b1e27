import { posix } from 'node:path';
import ts from 'typescript';
import { isModuleSheet } from './sheet-classes.ts';

/** How a source file uses classes. */
interface ClassUses {
  /** The names of module sheets, with the path of the sheet: `styles.card`. */
  readonly named: readonly { readonly sheet: string; readonly name: string }[];
  /** Module sheets that are used in another way than by `styles.name`. */
  readonly unclear: readonly string[];
  /** The words of texts that name classes. A word with an end that the code computes is `btn--*`. */
  readonly plain: ReadonlySet<string>;
}

const CLASS_NAMES = /^(class|.*Class)Name$/;
const CLASS_LIST = /\bclassList\.(add|remove|toggle|replace)$/;

/** The classes that a source file names in code and in texts. */
export function classUses(path: string, source: string): ClassUses {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const sheets = moduleImports(path, file);
  const named: { sheet: string; name: string }[] = [];
  const unclear: string[] = [];
  const plain = new Set<string>();
  const visit = (node: ts.Node): void => {
    const sheet = ts.isIdentifier(node) && !ts.isNamespaceImport(node.parent) ? sheets.get(node.text) : undefined;
    if (sheet !== undefined) {
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) named.push({ sheet, name: node.parent.name.text });
      else if (!ts.isPropertyAccessExpression(node.parent)) unclear.push(sheet);
    }
    for (const part of classParts(node)) for (const word of wordsIn(part)) plain.add(word);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { named, unclear, plain };
}

/** The module sheets that a file imports, by the name that it gives them. */
function moduleImports(path: string, file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!isModuleSheet(text)) continue;
    const sheet = text.startsWith('#') ? `src/${text.slice(1)}` : posix.join(posix.dirname(path), text);
    found.set(bindings !== undefined && ts.isNamespaceImport(bindings) ? bindings.name.text : '', sheet);
  }
  return found;
}

/** The expressions of a node that name classes: of `className`, of `clsx()`, and of `classList`. */
function classParts(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxAttribute(node)) return node.initializer !== undefined && CLASS_NAMES.test(node.name.getText()) ? [node.initializer] : [];
  if (ts.isPropertyAssignment(node)) return CLASS_NAMES.test(node.name.getText()) ? [node.initializer] : [];
  if (ts.isBinaryExpression(node)) return /\.className$/.test(node.left.getText()) ? [node.right] : [];
  if (!ts.isCallExpression(node)) return [];
  return node.expression.getText() === 'clsx' || CLASS_LIST.test(node.expression.getText()) ? node.arguments : [];
}

// The words that are compared or passed to another function are no classes.
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text.split(/\s+/).filter((word) => word !== '');
  if (ts.isTemplateExpression(node)) return templateWords(node);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(wordsIn);
  if (ts.isBinaryExpression(node)) return /[=<>]/.test(node.operatorToken.getText()) ? [] : [node.left, node.right].flatMap(wordsIn);
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : wordsIn(node.expression);
  return ts.isParenthesizedExpression(node) ? wordsIn(node.expression) : [];
}

function templateWords({ head, templateSpans }: ts.TemplateExpression): string[] {
  const text = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('*');
  return text.split(/\s+/).filter((word) => word !== '' && word !== '*');
}

const TEXT = /(['"`])((?:(?!\1).)*)\1/g;
const SELECTED = /(?:^|[\s>+~,(])\.([a-z][\w-]*)/g;

/** The words of texts that look like a class in a selector. */
export function classesOfSelectors(source: string): string[] {
  return [...source.matchAll(TEXT)].flatMap(([, , text = '']) => [...text.matchAll(SELECTED)].map(([, name = '']) => name));
}
