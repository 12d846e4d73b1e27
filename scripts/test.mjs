// `npm test`: runs all checks. The last line is `N passed, N failed`.
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/run-script.mjs';

prepare();
await runScript('scripts/test-all.ts', process.argv.slice(2));
