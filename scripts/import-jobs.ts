import { setFlagsFromString } from 'node:v8';
import { runCommand } from '../src/core/server/app/run-command.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { commandProcess } from './setup/command-process.ts';

// An import makes short-lived texts by the hundred megabytes, and V8 would let its heap grow by as much before it cleans up.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');

// `npm run import:jobs -- FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`
process.exitCode = await runCommand({
  name: 'import-jobs',
  args: process.argv.slice(2),
  plugins: serverPlugins,
  process: commandProcess(),
});
