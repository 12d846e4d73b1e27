import type { ProjectCopy } from '../support/project-copy.ts';
import { leaveJob, tracesOf } from './traces.ts';

/** Records a result. The detail is shown after a failure. */
export type Count = (sentence: string, ok: boolean, detail: string) => void;

/**
 * Starts the server once, so that the plugins have tables, then removes each plugin with `plugin:remove`. The copy was committed before the
 * plugins were generated.
 */
export async function checkRemoval(copy: ProjectCopy, names: readonly string[], count: Count): Promise<void> {
  for (const step of [
    ['scripts/build-client.ts', '--quick'],
    ['tests/remove-plugins/boot-server.ts', copy.dataDir],
  ]) {
    const { ok, output } = await copy.run(...step);
    count(`${step[0]} succeeds with the new plugins`, ok, output);
  }
  for (const name of names) await removeOne(copy, name, count);
  const left = copy.changes();
  count('after the removals, the files are as before', left === '', left);
}

async function removeOne(copy: ProjectCopy, name: string, count: Count): Promise<void> {
  const remove = (...flags: string[]) => copy.run('scripts/plugin-remove.ts', name, ...flags);
  await leaveJob(copy, name);
  const before = JSON.stringify(await tracesOf(copy, name));
  count(`${name} has tables, rows in the journal and a job`, /"tables":\[".*"changes":\[".*"works":\["/.test(before), before);

  const uncommitted = await remove('--yes');
  count(
    `plugin:remove keeps ${name}, which is not committed`,
    !uncommitted.ok && /not committed/.test(uncommitted.output),
    uncommitted.output,
  );
  const asked = await remove('--force');
  count(
    `plugin:remove asks for --yes and lists the migrations of ${name}`,
    !asked.ok && asked.output.includes(`${name}/0001-`),
    asked.output,
  );
  const kept = JSON.stringify(await tracesOf(copy, name));
  count(`${name} still has all its data`, kept === before, kept);

  const removed = await remove('--yes', '--force');
  count(`plugin:remove removes ${name}`, removed.ok, removed.output);
  const after = JSON.stringify(await tracesOf(copy, name));
  count(`${name} has no table, no row in the journal and no job`, after === '{"tables":[],"changes":[],"works":[]}', after);
}
