import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { keepToOwner } from './keep-to-owner.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

const modeOf = (...names: string[]): number => statSync(join(folder, ...names)).mode & 0o777;
const openFile = (...names: string[]): void => writeFileSync(join(folder, ...names), 'x', { mode: 0o644 });

test('files and folders of an earlier version lose the rights of other accounts', () => {
  mkdirSync(join(folder, 'files', 'inner'), { recursive: true, mode: 0o755 });
  for (const names of [['demo-seeded'], ['audit-anchors.jsonl'], ['files', 'a'], ['files', 'inner', 'b']]) openFile(...names);
  keepToOwner(folder);
  expect([modeOf('files'), modeOf('files', 'inner')]).toEqual([0o700, 0o700]);
  expect([modeOf('demo-seeded'), modeOf('audit-anchors.jsonl'), modeOf('files', 'a'), modeOf('files', 'inner', 'b')]).toEqual(
    Array(4).fill(0o600),
  );
});

test('what is not ours, and what a link leads to, stays as it is', () => {
  openFile('notes.txt');
  mkdirSync(join(folder, 'elsewhere'), { mode: 0o755 });
  openFile('elsewhere', 'shared');
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'files'));
  keepToOwner(folder);
  expect([modeOf('notes.txt'), modeOf('elsewhere'), modeOf('elsewhere', 'shared')]).toEqual([0o644, 0o755, 0o644]);
});

test('an empty data folder needs nothing', () => {
  expect(() => keepToOwner(folder)).not.toThrow();
});
