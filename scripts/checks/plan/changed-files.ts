import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installed, projectRoot, runNode } from '../command.ts';

/** Runs git in the project. Returns `undefined` when it fails. */
export function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}

/**
 * The files that changed since a commit, with the removed ones; with `workTree`, also what is not committed. `undefined` when the history
 * does not contain the commit, as in a shallow clone or after the history was rewritten.
 */
export function changedFiles(base: string, { workTree }: { readonly workTree: boolean }): readonly string[] | undefined {
  if (git('merge-base', '--is-ancestor', base, 'HEAD') === undefined) return undefined;
  // Without the search for renamed files, the old path counts as changed too.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, ...(workTree ? [] : ['HEAD']));
  const added = workTree ? git('ls-files', '--others', '--exclude-standard', '-z') : '';
  if (changed === undefined || added === undefined) return undefined;
  return [...new Set(`${changed}${added}`.split('\0').filter((path) => path !== ''))].sort();
}

/** The files of tests that import one of these files, directly or through others, as Jest finds them. */
export async function relatedTests(files: readonly string[]): Promise<ReadonlySet<string>> {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(projectRoot, file)));
  if (sources.length === 0) return new Set();
  const { ok, output } = await runNode([installed('jest/bin/jest.js'), '--listTests', '--findRelatedTests', ...sources]);
  if (!ok) throw new Error(`Jest could not list the related tests:\n${output}`);
  const paths = output.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  return new Set(paths.map((path) => relative(projectRoot, path)));
}
