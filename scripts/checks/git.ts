import { execFileSync } from 'node:child_process';
import { projectRoot } from './command.ts';

/** The output of git in a folder of a repository; `undefined` when it fails. */
export function git(args: readonly string[], root = projectRoot): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}
