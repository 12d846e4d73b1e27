// `node scripts/bootstrap.mjs SCRIPT [ARGUMENTS]`: prepares a fresh clone, then runs SCRIPT. It runs on Node 20 without any package.
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/run-script.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('Usage: node scripts/bootstrap.mjs SCRIPT [ARGUMENTS]');
  process.exit(2);
}
prepare();
await runScript(script, args);
