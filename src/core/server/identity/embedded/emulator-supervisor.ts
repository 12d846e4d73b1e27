import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ApiFault } from '../../errors/api-fault.ts';
import type { Logger } from '../../observability/logger.ts';
import type { EmulatorAnswer, EmulatorCall, EmulatorSettings, FromEmulator, ToEmulator } from './emulator-messages.ts';
import { HASHING_THREADS } from './scrypt.ts';

const PATIENCE_MS = 15_000;
const SLOWEST_RESTART_MS = 30_000;

/** Keeps the emulator's process running and passes calls to it. */
export class EmulatorSupervisor {
  readonly #settings: EmulatorSettings;
  readonly #log: Logger;
  readonly #pending = new Map<number, PromiseWithResolvers<EmulatorAnswer>>();
  #child: ChildProcess | undefined;
  #up = Promise.withResolvers<void>();
  #isUp = false;
  #stopped = false;
  #failures = 0;
  #calls = 0;

  /** Starts the process and returns at once. Calls wait until it is ready. */
  constructor(settings: EmulatorSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
    this.#spawn();
  }

  /** Whether the process can serve a call now. */
  get ready(): boolean {
    return this.#isUp;
  }

  /** The id of the process. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws ApiFault unavailable when the process does not start in time, or dies before it answers */
  async call(call: EmulatorCall): Promise<EmulatorAnswer> {
    if (!this.#isUp) await this.#patiently();
    const id = ++this.#calls;
    const answer = Promise.withResolvers<EmulatorAnswer>();
    this.#pending.set(id, answer);
    this.#send({ kind: 'call', id, call });
    return answer.promise;
  }

  /** Ends the process. All answered changes are on disk. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#up.resolve();
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  }

  async #patiently(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#up.promise, sleep(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    if (!this.#isUp) throw new ApiFault('unavailable');
  }

  #spawn(): void {
    const child = fork(fileURLToPath(new URL('./emulator-process.ts', import.meta.url)), {
      execArgv: [],
      // Passes neither the server's secrets nor variables that configure the Firebase tools.
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
        UV_THREADPOOL_SIZE: String(HASHING_THREADS),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    child.on('message', (message: FromEmulator) => this.#hear(message));
    child.on('error', (error) => this.#log.error({ err: error }, 'The embedded identity cannot be reached'));
    child.once('exit', () => void this.#restart());
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.#log.warn(`embedded identity: ${line}`));
    this.#send({ kind: 'start', settings: this.#settings });
  }

  #hear(message: FromEmulator): void {
    if (message.kind === 'ready') {
      this.#isUp = true;
      this.#failures = 0;
      this.#up.resolve();
    } else if (message.kind === 'answer') {
      this.#pending.get(message.id)?.resolve(message.answer);
      this.#pending.delete(message.id);
    } else {
      this.#log.error(`The embedded identity failed: ${message.reason}`);
    }
  }

  async #restart(): Promise<void> {
    if (this.#isUp) this.#up = Promise.withResolvers();
    this.#isUp = false;
    for (const { reject } of this.#pending.values()) reject(new ApiFault('unavailable'));
    this.#pending.clear();
    if (this.#stopped) return;
    this.#log.warn('The embedded identity ended and is started again');
    // Restarts at once after a crash, and at growing intervals while the start fails.
    const delay = this.#failures === 0 ? 0 : Math.min(1000 * 2 ** (this.#failures - 1), SLOWEST_RESTART_MS);
    this.#failures += 1;
    await sleep(delay, undefined, { ref: false });
    if (!this.#stopped) this.#spawn();
  }

  #send(message: ToEmulator): void {
    // The exit of the process is handled separately, and also answers the waiting calls.
    this.#child?.send(message, () => undefined);
  }
}
