import ts from 'typescript';

/** A place in a source file. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A text that the code refers to. */
export interface TextUse extends Place {
  /** The parts of the key before and after a run-time value. Both equal the whole key when there is no such value. */
  readonly head: string;
  readonly tail: string;
  readonly isWhole: boolean;
  /** The namespace, if the code names one. Otherwise it is that of the file or the core. */
  readonly namespace: string | undefined;
  /** Whether this is certainly a key, because it is passed to a translating function. */
  readonly isCall: boolean;
}

/** The keys in a source file: arguments of translating functions, and all other literals that could be keys. */
export function textUses(file: string, source: string): TextUse[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const uses: TextUse[] = [];
  const visit = (node: ts.Node, translators: ReadonlyMap<string, string | undefined>): void => {
    const known = new Map([...translators, ...translatorsIn(node)]);
    if (isText(node) && !isImport(node)) {
      const call = translatorOf(node, known);
      uses.push({ ...placeOf(node, tree), ...partsOf(node), ...namespaced(node, call?.namespace), isCall: call !== undefined });
    }
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(tree, new Map());
  return uses.map((use) => ({ ...use, file }));
}

type TextNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

function isText(node: ts.Node): node is TextNode {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

function isImport({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** Names of translating functions in scope: `const t = useT('jobs')`, and parameters of the type `Translate`. */
function translatorsIn(node: ts.Node): [string, string | undefined][] {
  if (!ts.isBlock(node) && !ts.isSourceFile(node) && !ts.isFunctionLike(node)) return [];
  const found: [string, string | undefined][] = [];
  if (ts.isFunctionLike(node)) {
    for (const { name, type } of node.parameters) {
      if (type?.getText() === 'Translate' && ts.isIdentifier(name)) found.push([name.text, undefined]);
    }
  } else {
    for (const statement of node.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        const namespace = initializer === undefined ? undefined : namespaceAsked(initializer);
        if (namespace !== undefined && ts.isIdentifier(name)) found.push([name.text, namespace.literal]);
      }
    }
  }
  return found;
}

function namespaceAsked(node: ts.Expression): { readonly literal: string | undefined } | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useT') return undefined;
  const [argument] = node.arguments;
  return { literal: argument !== undefined && ts.isStringLiteral(argument) ? argument.text : undefined };
}

/** The translating call whose key is this text, also as a branch of a conditional. */
function translatorOf(
  node: ts.Node,
  known: ReadonlyMap<string, string | undefined>,
): { readonly namespace: string | undefined } | undefined {
  let inner: ts.Node = node;
  while (ts.isConditionalExpression(inner.parent) && inner.parent.condition !== inner) inner = inner.parent;
  const { parent } = inner;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== inner || !ts.isIdentifier(parent.expression)) return undefined;
  const name = parent.expression.text;
  return known.has(name) ? { namespace: known.get(name) } : undefined;
}

function partsOf(node: TextNode): Pick<TextUse, 'head' | 'tail' | 'isWhole'> {
  if (!ts.isTemplateExpression(node)) return { head: node.text, tail: node.text, isWhole: true };
  return { head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? '', isWhole: false };
}

const NAMED = /^([a-z][a-z0-9-]*):(?=[a-zA-Z])/;

function namespaced(node: TextNode, namespace: string | undefined): Partial<TextUse> & Pick<TextUse, 'namespace'> {
  const parts = partsOf(node);
  const [prefix, name] = NAMED.exec(parts.head) ?? [];
  if (prefix === undefined) return { namespace };
  const head = parts.head.slice(prefix.length);
  return { namespace: name, head, ...(parts.isWhole ? { tail: head } : {}) };
}

function placeOf(node: ts.Node, tree: ts.SourceFile): Place {
  return { file: tree.fileName, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}
