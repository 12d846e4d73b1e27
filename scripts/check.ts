// `npm run check`: all static checks. `-- --write` first formats, fixes lint errors and writes the reference.
import { installed, runNode } from './checks/command.ts';
import { toolPlan } from './checks/plan/whole-plan.ts';
import { runChecks } from './checks/run/run-checks.ts';

if (process.argv.includes('--write')) {
  await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write']);
  await runNode(['scripts/docs-reference.ts']);
}
await runChecks({ planned: toolPlan() });
