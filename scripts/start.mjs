// `npm start`. npm runs no `prestart` here (.npmrc says ignore-scripts), so the preparation is ours.
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/run-script.mjs';

prepare();
await runScript('scripts/start.ts', process.argv.slice(2));
