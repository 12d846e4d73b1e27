import ts from 'typescript';
import { read, typescriptBelow } from './support/project.ts';

// A quiet call shows no snackbar when it fails. Only a call that the user did not start may be quiet (specification section 8). The comment
// `// Quiet: ...` above its statement gives the reason.
const REASON = /\/\/ Quiet: \S.{9,}/;

interface QuietCall {
  readonly endpoint: string;
  readonly hasReason: boolean;
}

/** The calls of a module that have the option. */
function quietCallsIn(path: string, text = read(path)): QuietCall[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: QuietCall[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === 'quiet') {
      found.push({ endpoint: endpointAround(node), hasReason: REASON.test(commentsAbove(node)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function endpointAround(node: ts.Node): string {
  if (ts.isCallExpression(node)) return node.arguments[0]?.getText() ?? 'without an endpoint';
  return ts.isSourceFile(node) ? 'outside of a call' : endpointAround(node.parent);
}

/** The text between the statement around a node and the code before it. */
function commentsAbove(node: ts.Node): string {
  if (ts.isSourceFile(node)) return '';
  if (!ts.isStatement(node) || ts.isBlock(node)) return commentsAbove(node.parent);
  return node.getFullText().slice(0, node.getLeadingTriviaWidth());
}

const calls = typescriptBelow('src', { tests: false })
  .filter((path) => path.includes('/client/'))
  .flatMap((path) => quietCallsIn(path).map((call) => ({ path, ...call })));

describe('Calls that are quiet', () => {
  test('exist in the product', () => {
    expect(calls.map(({ endpoint }) => endpoint)).toContain('listMessages');
  });

  test('give the reason why the user did not start them', () => {
    expect(calls.filter(({ hasReason }) => !hasReason)).toEqual([]);
  });

  test('need their own reason above the statement', () => {
    const text = `
      // Quiet: a poll of the server.
      void api.call(first, { quiet: true });
      void api.call(second, { quiet: true });
      // Quiet:
      void api.call(third, { signal, quiet });
      // Quiet: a count for a badge.
      store.load(async (signal) => (await api.call(fourth, { signal, quiet: true })).count);
    `;
    expect(quietCallsIn('example.ts', text).map(({ endpoint, hasReason }) => [endpoint, hasReason])).toEqual([
      ['first', true],
      ['second', false],
      ['third', false],
      ['fourth', true],
    ]);
  });
});
