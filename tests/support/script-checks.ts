import type { Failure } from '../../scripts/checks/run/item-lines.ts';
import { endWith, readLastLine, type Tally } from '../../scripts/checks/tally.ts';

/** Counts and prints the checks of a script. */
export class ScriptChecks implements Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  readonly failures: Failure[] = [];
  readonly #onCheck: () => void;

  /** @param onCheck called after each check */
  constructor(onCheck: () => void = () => undefined) {
    this.#onCheck = onCheck;
  }

  /** One check. Prints the detail after a failure. */
  readonly check = (sentence: string, ok: boolean, detail = ''): void => {
    if (ok) this.passed += 1;
    else {
      this.failed += 1;
      this.failures.push({ title: sentence, message: detail });
    }
    this.#onCheck();
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
    if (!ok && detail !== '') console.log(detail.trimEnd().replace(/^/gm, '     | '));
  };

  /** A check whose precondition did not occur. The sentence says which. */
  skip(sentence: string): void {
    this.skipped += 1;
    console.log(`skip ${sentence}`);
  }

  /** An error that ended the script. */
  error(error: unknown, output = ''): void {
    this.check(String(error), false, [error instanceof Error ? error.stack : '', output].join('\n'));
  }

  /** Prints the output of another script without its last line, and adds that line to these checks. */
  add(output: string, ok: boolean): void {
    const tally = readLastLine(output);
    const lines = output.trimEnd().split('\n');
    console.log((tally === undefined ? lines : lines.slice(0, -1)).join('\n'));
    const { passed, failed, skipped } = tally ?? { passed: 0, failed: 1, skipped: 0 };
    this.include({ passed, failed: failed === 0 && !ok ? 1 : failed, skipped });
  }

  /** Adds checks that were counted elsewhere. */
  include({ passed, failed, skipped }: Tally): void {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
  }

  /** Prints the last line and ends the process. */
  end(): Promise<never> {
    return endWith(this);
  }
}
