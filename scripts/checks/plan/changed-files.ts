import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installed, projectRoot, runNode } from '../command.ts';
import { git } from '../git.ts';

/** Files that changed since a commit, with the removed ones, as paths in the project. */
interface Changed {
  /** Whether what is not committed counts too. */
  readonly workTree: boolean;
  readonly root?: string;
}

/** `undefined` when the history does not contain the commit, as in a shallow clone or after the history was rewritten. */
export function changedFiles(base: string, { workTree, root = projectRoot }: Changed): readonly string[] | undefined {
  if (git(['merge-base', '--is-ancestor', base, 'HEAD'], root) === undefined) return undefined;
  // Without the search for renamed files, the old path counts as changed too.
  const changed = git(['diff', '--name-only', '--no-renames', '-z', base, ...(workTree ? [] : ['HEAD'])], root);
  const added = workTree ? git(['ls-files', '--others', '--exclude-standard', '-z'], root) : '';
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
