import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from './project.ts';

/** A broken rule: `from` imports `to`. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Writes small files to a temporary project with our rules, and returns the violations that dependency-cruiser finds. */
export function cruise(files: Readonly<Record<string, string>>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-rules-'));
  try {
    for (const name of ['package.json', '.dependency-cruiser.js']) cpSync(join(projectRoot, name), join(folder, name));
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return violationsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function violationsIn(folder: string): Violation[] {
  const tool = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const run = spawnSync(process.execPath, [tool, '--config', '.dependency-cruiser.js', '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.stdout === '') throw new Error(run.stderr);
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string }; from: string; to: string }[] } };
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
