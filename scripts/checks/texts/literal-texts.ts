import ts from 'typescript';
import type { Place } from './source-texts.ts';

/** Text on a page that bypasses translation. */
export interface LiteralText extends Place {
  readonly text: string;
}

// Attributes with text for users, on elements and on our own components.
const READ_BY_PEOPLE =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|help|hint|action|lead|text|message|heading|legend|caption|summary|description|tooltip|unit|empty|confirm)$/;

/** Literal texts in a component's markup that should be translation keys. */
export function literalTexts(file: string, source: string): LiteralText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LiteralText[] = [];
  const report = (node: ts.Node, text: string): void => {
    if (!/\p{L}/u.test(text)) return;
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.replace(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isCode(node.parent)) report(node, node.text);
    for (const text of wordsOf(shownBy(node))) report(text.node, text.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What a node shows to the user: an attribute, an expression between tags, and the first argument of `snackbar.raise('…')`. */
function shownBy(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxAttribute(node) && READ_BY_PEOPLE.test(node.name.getText())) return node.initializer;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && !isCode(node.parent)) return node.expression;
  const isRaised = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'raise';
  return isRaised ? node.arguments[0] : undefined;
}

/** Terminal input and program output are the same in every language. */
function isCode(node: ts.Node): boolean {
  return ts.isJsxElement(node) && /^(code|kbd|samp)$/.test(node.openingElement.tagName.getText());
}

/** The literal texts that an expression can evaluate to. */
function wordsOf(node: ts.Node | undefined): { readonly node: ts.Node; readonly text: string }[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return isKey(node.text) ? [] : [{ node, text: node.text }];
  if (ts.isTemplateExpression(node))
    return [{ node, text: [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ') }];
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && RESULTS.has(node.operatorToken.kind)) return [...wordsOf(node.left), ...wordsOf(node.right)];
  if (ts.isParenthesizedExpression(node)) return wordsOf(node.expression);
  return ts.isJsxExpression(node) ? wordsOf(node.expression) : [];
}

const RESULTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

// A key like `job-search:nav.search` is translated where it is shown.
function isKey(text: string): boolean {
  return /^[a-z][a-z0-9-]*:[a-zA-Z][\w.-]*$/.test(text);
}
