import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { changedFiles } from '../../scripts/checks/plan/changed-files.ts';
import { daysSince, presentBase, presentTurn } from '../../scripts/checks/plan/turn-file.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(folder, '.ci'));
  commit({ '.ci/turn.json': '{"turn": 7}', 'a.ts': 'a', 'b.ts': 'b' });
});

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Turn', '-c', 'user.email=turn@example.test'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Writes files, commits everything, and returns the commit. */
function commit(files: Readonly<Record<string, string>> = {}): string {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

test('The turn is the committed one', () => {
  expect(presentTurn({ turn: 7 }, folder)).toBe(7);
});

test('The turn is one more for each commit since it was raised', () => {
  commit({ 'a.ts': 'A' });
  commit({ 'b.ts': 'B' });
  expect(presentTurn({ turn: 7 }, folder)).toBe(9);
  commit({ '.ci/turn.json': '{"turn": 8}' });
  expect(presentTurn({ turn: 8 }, folder)).toBe(8);
});

test('The base is where the turn was raised when there is no upstream branch', () => {
  const raised = git('rev-parse', 'HEAD');
  commit({ 'a.ts': 'A' });
  expect(presentBase(folder)).toBe(raised);
});

test('The base is where the branch left its upstream branch', () => {
  const left = commit({ 'a.ts': 'A' });
  git('checkout', '--quiet', '-b', 'feature', '--track', 'main');
  commit({ 'b.ts': 'B' });
  git('checkout', '--quiet', 'main');
  commit({ 'c.ts': 'C' });
  git('checkout', '--quiet', 'feature');
  expect(presentBase(folder)).toBe(left);
});

describe('The changed files', () => {
  test('are those of all commits since the base, with removed and renamed ones', () => {
    const base = git('rev-parse', 'HEAD');
    commit({ 'c d.ts': 'C' });
    renameSync(join(folder, 'a.ts'), join(folder, 'e.ts'));
    rmSync(join(folder, 'b.ts'));
    commit();
    expect(changedFiles(base, { workTree: false, root: folder })).toEqual(['a.ts', 'b.ts', 'c d.ts', 'e.ts']);
  });

  test('contain what is not committed only when the work tree counts', () => {
    const base = git('rev-parse', 'HEAD');
    writeFileSync(join(folder, 'a.ts'), 'A');
    writeFileSync(join(folder, 'new.ts'), 'N');
    expect(changedFiles(base, { workTree: true, root: folder })).toEqual(['a.ts', 'new.ts']);
    expect(changedFiles(base, { workTree: false, root: folder })).toEqual([]);
  });

  test('are not known when the history does not contain the base', () => {
    const base = commit({ 'a.ts': 'A' });
    git('reset', '--quiet', '--hard', 'HEAD~1');
    commit({ 'b.ts': 'B' });
    expect(changedFiles(base, { workTree: false, root: folder })).toBeUndefined();
    expect(changedFiles('0'.repeat(40), { workTree: false, root: folder })).toBeUndefined();
  });
});

test('The age of a complete run is the number of whole days', () => {
  expect(daysSince('2026-03-01', new Date('2026-03-15T12:00:00Z'))).toBe(14);
});
