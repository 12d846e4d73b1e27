// `npm run check`: all static checks. `-- --write` first formats, fixes lint errors and writes the reference.
import { installed, runNode } from './checks/command.ts';
import { staticSteps } from './checks/static-steps.ts';
import { runSteps } from './checks/step.ts';

if (process.argv.includes('--write')) {
  await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write']);
  await runNode(['scripts/docs-reference.ts']);
}
await runSteps(staticSteps());
