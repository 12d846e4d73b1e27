import { setFlagsFromString } from 'node:v8';
import { runCommandLine } from '../src/core/server/app/command-line.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { commandProcess } from './setup/command-process.ts';

// What a command writes into the data folder is for its own account alone, as with the server.
process.umask(0o077);

// An import creates hundreds of megabytes of short-lived texts. Without this flag, V8 would let its heap grow as much before it collects
// them.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');

// `npm run command -- NAME [ARGUMENTS]`: runs a command of the core or of a plugin; without a name it lists them.
process.exitCode = await runCommandLine(process.argv.slice(2), serverPlugins, commandProcess());
