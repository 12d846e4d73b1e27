import ts from 'typescript';
import { read, typescriptBelow } from './support/project.ts';

/**
 * The calls that raise no snackbar when they fail, each with the reason why no person asked for it. Every other failed call shows
 * its message (specification section 8).
 */
const QUIET: Readonly<Record<string, string>> = {
  'src/plugins/account/client/push/push-store.ts forgetPushToken': 'removes a push token, also while a person signs out',
  'src/plugins/jobs/client/nav/nav-counts-store.ts countMyApplications': 'counts for a badge of the navigation',
  'src/plugins/jobs/client/nav/nav-counts-store.ts countNewApplicants': 'counts for a badge of the navigation',
  'src/plugins/workbench/client/inbox/inbox-store.ts listMessages': 'polls the development inbox; its first call is not quiet',
};

/** The calls of a module that have the option, as the module and the endpoint. */
function quietCallsIn(path: string): string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === 'quiet') {
      found.push(`${path} ${endpointAround(node)}`);
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

const calls = typescriptBelow('src', { tests: false })
  .filter((path) => path.includes('/client/'))
  .flatMap(quietCallsIn);

it('raises a snackbar for every failed call but those that are listed here', () => {
  expect(calls.toSorted()).toEqual(Object.keys(QUIET).toSorted());
});
