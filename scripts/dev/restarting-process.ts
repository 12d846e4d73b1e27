import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../checks/command.ts';

/** A script that runs as a child process and can be restarted. */
export class RestartingProcess {
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #restarting: Promise<void> | undefined;

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#args = args;
    this.#env = env;
  }

  start(): void {
    this.#child = spawn(process.execPath, [...this.#args], { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...this.#env } });
  }

  /** Ends the process cleanly and starts it again. A call during a restart joins that restart. */
  async restart(): Promise<void> {
    this.#restarting ??= this.stop().then(() => {
      this.#restarting = undefined;
      this.start();
    });
    await this.#restarting;
  }

  /** Ends the process as an operator would, and waits for its end. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
