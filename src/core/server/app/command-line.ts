import { commandsByName } from '../plugin/commands-by-name.ts';
import type { ServerPlugin } from '../plugin/server-plugin.ts';
import { coreServerPlugin } from './core.server-plugin.ts';
import { failureSentence } from './failure-sentence.ts';
import { type CommandProcess, runCommand } from './run-command.ts';

/** Runs `NAME [ARGUMENTS]` as a command. Without a name, or with `--help`, it lists the commands. Resolves with the exit code. */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  plugins: readonly ServerPlugin[],
  process: CommandProcess,
): Promise<number> {
  if (name !== undefined && name !== '--help') return runCommand({ name, args, plugins, process });
  try {
    process.out.write(listOf(plugins));
    return 0;
  } catch (error) {
    process.err.write(`${failureSentence(error)}\n`);
    return 1;
  }
}

function listOf(plugins: readonly ServerPlugin[]): string {
  const commands = [...commandsByName([coreServerPlugin, ...plugins]).values()].map(({ command }) => command);
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `npm run command -- NAME [ARGUMENTS], where NAME is one of\n${lines.join('\n')}\n`;
}
