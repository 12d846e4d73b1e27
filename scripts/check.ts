// `npm run check`: all that can be said without running the product. `-- --write` formats and mends first.
import { installed, runNode } from './checks/command.ts';
import { staticSteps } from './checks/static-steps.ts';
import { runSteps } from './checks/step.ts';

if (process.argv.includes('--write')) await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write']);
await runSteps(staticSteps());
