import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PluginGraph } from './plugin-graph.ts';
import { removeLines } from './plugin-lines.ts';

/** Why a plugin is not removed, in sentences for people. */
export class RemovalRefused extends Error {
  /** 2 where the command line names no plugin, 1 where something stands in the way. */
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

const MOST_SHOWN = 5;

/**
 * Checks whether a plugin's folder and lines can go.
 *
 * @param force whether files that are not committed may be lost
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

/** Takes the plugin's lines out of both lists and deletes its folder; returns the paths of the lists. */
export function removeFiles(root: string, plugin: string): string[] {
  // The lists first: with the folder gone and its lines there, nothing would start, this command included.
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
