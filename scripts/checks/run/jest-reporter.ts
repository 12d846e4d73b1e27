import { relative } from 'node:path';
import { projectRoot } from '../command.ts';
import { type Failure, writeLine } from './item-lines.ts';

// The parts of Jest's reports that are read here.
interface TestFile {
  readonly path: string;
}
interface FileResult {
  readonly numPassingTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly perfStats: { readonly runtime: number };
  readonly testResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  readonly testExecError?: { readonly message: string } | null;
  readonly failureMessage?: string | null;
}

/** A reporter of Jest that writes a line for each file of tests. */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export
export default class LinesOfJest {
  onTestFileStart({ path }: TestFile): void {
    writeLine({ item: relative(projectRoot, path), event: 'begin' });
  }

  onTestCaseResult({ path }: TestFile): void {
    writeLine({ item: relative(projectRoot, path), event: 'sign' });
  }

  onTestFileResult({ path }: TestFile, result: FileResult): void {
    const counts = { passed: result.numPassingTests, skipped: result.numPendingTests + result.numTodoTests, failures: failuresOf(result) };
    writeLine({ item: relative(projectRoot, path), event: 'end', seconds: result.perfStats.runtime / 1000, ...counts });
  }
}

function failuresOf({ testResults, testExecError, failureMessage }: FileResult): Failure[] {
  const failed = testResults.filter(({ status }) => status === 'failed');
  const failures = failed.map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') }));
  // A file that did not load has no tests.
  if (failures.length > 0 || testExecError == null) return failures;
  return [{ title: '', message: failureMessage ?? testExecError.message }];
}
