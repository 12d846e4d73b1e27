import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { screenItem } from '../catalogue/catalogue.ts';
import { projectRoot } from '../command.ts';
import { type Failure, writeLine } from './item-lines.ts';

/** The variable that names the only item of the run, whatever the files of its tests. */
export const ONE_ITEM = 'CHECK_ITEM';

interface Running {
  left: number;
  hasBegun: boolean;
  passed: number;
  skipped: number;
  seconds: number;
  readonly failures: Failure[];
}

/** Writes a line for each file of tests, and for each screen. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default class LinesOfPlaywright implements Reporter {
  readonly #items = new Map<string, Running>();

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) this.#of(test).left += 1;
  }

  onTestBegin(test: TestCase): void {
    const running = this.#of(test);
    writeLine({ item: itemOf(test), event: running.hasBegun ? 'sign' : 'begin' });
    running.hasBegun = true;
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const item = itemOf(test);
    const running = this.#of(test);
    running.left -= 1;
    running.seconds += duration / 1000;
    if (status === 'skipped') running.skipped += 1;
    else if (status === test.expectedStatus) running.passed += 1;
    else running.failures.push({ title: titleOf(test), message: errors.map(({ message = '' }) => message).join('\n') });
    const { passed, skipped, failures, seconds } = running;
    if (running.left > 0) writeLine({ item, event: 'sign' });
    else writeLine({ item, event: 'end', seconds, passed, skipped, failures });
  }

  /** An error outside of tests, for example a file that does not load. */
  onError({ message = '', location }: TestError): void {
    console.error(location === undefined ? message : `${location.file}:${location.line}: ${message}`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #of(test: TestCase): Running {
    const item = itemOf(test);
    const running = this.#items.get(item) ?? { left: 0, hasBegun: false, passed: 0, skipped: 0, seconds: 0, failures: [] };
    this.#items.set(item, running);
    return running;
  }
}

function itemOf(test: TestCase): string {
  const screen = /^the screen "(.+)" is /.exec(test.title)?.[1];
  return process.env[ONE_ITEM] ?? (screen === undefined ? relative(projectRoot, test.location.file) : screenItem(screen));
}

/** Without the names of the project and the file. */
function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' ');
}
