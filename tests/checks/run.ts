// node tests/checks/run.ts [FAULT...]: plants each fault of `faults` in a copy of the project, and checks that the complete set finds it: an
// item that is named as its finder fails. The plan of such a change must contain a finder, but for one fault in twenty. A shallow clone must
// have a plan too. The last line is `N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue, screenOf } from '../../scripts/checks/catalogue/catalogue.ts';
import type { Item } from '../../scripts/checks/catalogue/item.ts';
import { installed, type Outcome, projectRoot, runNode } from '../../scripts/checks/command.ts';
import { planOf } from '../../scripts/checks/plan/plan.ts';
import { nearTo } from '../../scripts/checks/plan/present-plan.ts';
import { STATIC_TOOLS, withReleaseTexts } from '../../scripts/checks/static-tools.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { ScriptChecks } from '../support/script-checks.ts';
import { type PlantedFault, readFaults } from './read-faults.ts';

/** The part of the faults that a plan may leave to the items in turn. */
const MISSED = 1 / 20;

const asked = process.argv.slice(2);
const faults = readFaults().filter(({ name }) => asked.length === 0 || asked.includes(name));
const checks = new ScriptChecks();
const copy = new ProjectCopy();

/** Runs an item in the copy. */
function runItem({ name, kind }: Item): Promise<Outcome> {
  if (kind === 'test') return copy.run(installed('jest/bin/jest.js'), '--runTestsByPath', name);
  if (kind === 'tool') return copy.run(...(withReleaseTexts(STATIC_TOOLS).find((tool) => tool.name === name)?.command ?? []));
  if (kind === 'spec') return copy.run('scripts/test-e2e.ts', name);
  process.env.SCREENS = JSON.stringify([screenOf(name)]);
  process.env.SCREEN_COMBINATIONS = 'two';
  return copy.run('scripts/test-e2e.ts', 'tests/e2e/screens.spec.ts');
}

/** Whether a named finder fails on the planted fault. The first one is tried first. */
async function isFound(fault: PlantedFault, finders: readonly Item[]): Promise<boolean> {
  const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: copy.folder });
  git('apply', fault.patch);
  try {
    for (const finder of finders) if (!(await runItem(finder)).ok) return true;
    return false;
  } finally {
    git('apply', '--reverse', fault.patch);
  }
}

async function checkShallowClone(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-shallow-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${projectRoot}`, folder]);
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const { ok, output } = await runNode(['scripts/ci-plan.ts'], { cwd: folder });
    checks.check('a shallow clone has a plan', ok && /^row 4: \d+ items/m.test(output), output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  copy.commit();
  const items = await readCatalogue();
  let planned = 0;
  for (const fault of faults) {
    const finders = fault.foundBy.flatMap((name) => items.find((item) => item.name === name) ?? []);
    checks.check(`${fault.name}: a finder fails`, await isFound(fault, finders), fault.fault);
    const plan = planOf({ items, changed: await nearTo(items, fault.changed), turn: 0, owed: [] });
    const row = plan.planned.find(({ item }) => finders.includes(item))?.row;
    if (row !== undefined) planned += 1;
    console.log(`     ${row === undefined ? 'in no row of the plan' : `in row ${row} of the plan`}`);
  }
  checks.check(`the plans contain a finder of ${planned} of ${faults.length} faults`, planned >= faults.length * (1 - MISSED));
  await checkShallowClone();
} finally {
  copy.remove();
}
await checks.end();
