import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Finds the longest stall of a server: the most processor time that its main thread takes without a pause. */
export class Stalls {
  readonly #file: string;

  /** @param folder a folder of the server's own, which exists */
  constructor(folder: string) {
    this.#file = path.join(folder, 'stalls');
    this.reset();
  }

  /** The options of Node and the environment with which the server is started. */
  get env(): NodeJS.ProcessEnv {
    return { NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'observe-stalls.js')}`, BENCH_STALLS: this.#file };
  }

  reset(): void {
    writeFileSync(this.#file, '');
  }

  /** Milliseconds of the longest stall since the last reset. */
  get longestMs(): number {
    return Number(readFileSync(this.#file, 'utf8') || 0);
  }
}
