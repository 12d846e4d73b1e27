import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PluginGraph } from './plugin-graph.ts';
import { removeLines } from './plugin-lines.ts';

/** The reasons why a plugin is not removed, as sentences. */
export class RemovalRefused extends Error {
  /** 2 when the command line names no plugin, 1 for any other obstacle. */
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

const MOST_SHOWN = 5;

/**
 * Checks whether a plugin's folder and lines can be removed.
 *
 * @param force whether uncommitted files may be lost
 * @throws RemovalRefused when there is no such plugin, others require it, or files would be lost
 */
export function demandRemovable(root: string, plugin: string, force: boolean): void {
  const graph = PluginGraph.read(root);
  if (!graph.names.includes(plugin)) {
    throw new RemovalRefused(2, `There is no plugin "${plugin}". There are: ${graph.names.join(', ')}.`);
  }
  const dependents = graph.withDependents(plugin).filter((name) => name !== plugin);
  if (dependents.length > 0) {
    throw new RemovalRefused(
      1,
      `These plugins require "${plugin}", directly or through others: ${dependents.join(', ')}. Remove them first.`,
    );
  }
  if (!force) demandCommitted(root, folderOf(plugin));
}

/** Removes the plugin's lines from both lists and deletes its folder. Returns the paths of the lists. */
export function removeFiles(root: string, plugin: string): string[] {
  // The lists first: with the lines left but the folder deleted, nothing would start, including this command.
  const lists = removeLines(root, plugin);
  rmSync(join(root, folderOf(plugin)), { recursive: true, force: true });
  return lists;
}

function folderOf(plugin: string): string {
  return `src/plugins/${plugin}`;
}

function demandCommitted(root: string, folder: string): void {
  const git = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--', folder], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) {
    throw new RemovalRefused(
      1,
      `git cannot tell whether ${folder} is committed. Repeat the command with --force to delete it all the same.`,
    );
  }
  const changes = git.stdout.trimEnd().split('\n').filter(Boolean);
  if (changes.length === 0) return;
  const shown = changes.slice(0, MOST_SHOWN).map((line) => `  ${line}`);
  const more = changes.length > MOST_SHOWN ? [`  and ${changes.length - MOST_SHOWN} more`] : [];
  throw new RemovalRefused(
    1,
    [`${folder} has changes that are not committed. Commit them, or repeat the command with --force to lose them:`, ...shown, ...more].join(
      '\n',
    ),
  );
}
