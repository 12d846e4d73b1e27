// `npm test`: everything there is to check. Its last line is `N passed, N failed`.
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/run-script.mjs';

prepare();
await runScript('scripts/test-all.ts', process.argv.slice(2));
