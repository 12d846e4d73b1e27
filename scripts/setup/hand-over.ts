import { spawn } from 'node:child_process';
import { projectRoot } from '../checks/command.ts';

/** Runs another script on this Node in the foreground and exits with its exit code. */
export async function handOver(args: readonly string[]): Promise<never> {
  process.exit(await inForeground(args));
}

/** Runs another script on this Node in the foreground, passes signals on, and resolves with its exit code. */
export function inForeground(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...args], { cwd: projectRoot, stdio: 'inherit' });
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((done) => {
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      done(code ?? 1);
    });
  });
}
