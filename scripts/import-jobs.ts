import { runCommand } from '../src/core/server/app/run-command.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { commandProcess } from './setup/command-process.ts';

// `npm run import:jobs -- FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`
process.exitCode = await runCommand({
  name: 'import-jobs',
  args: process.argv.slice(2),
  plugins: serverPlugins,
  process: commandProcess(),
});
