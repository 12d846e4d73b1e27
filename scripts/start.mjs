// `npm start`. The setting ignore-scripts in .npmrc disables `prestart`, so this script prepares the clone itself.
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/run-script.mjs';

prepare();
await runScript('scripts/start.ts', process.argv.slice(2));
