import { setFlagsFromString } from 'node:v8';
import { runCommandLine } from '../src/core/server/app/command-line.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { commandProcess } from './setup/command-process.ts';

// An import makes short-lived texts by the hundred megabytes, and V8 would let its heap grow by as much before it cleans up.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');

// `npm run command -- NAME [ARGUMENTS]`: runs a command of the core or of a plugin; without a name it lists them.
process.exitCode = await runCommandLine(process.argv.slice(2), serverPlugins, commandProcess());
