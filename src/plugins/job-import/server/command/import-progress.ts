import type { CommandOutput } from '#core/server/plugin/server-command.ts';
import type { ImportCounts } from '../import-postings.ts';

const STEPS = 10;

/** Prints the progress of an import: on a terminal in one line that is overwritten, otherwise a line for each tenth of the file. */
export class ImportProgress {
  readonly #output: CommandOutput;
  readonly #size: number;
  #bytes = 0;
  #step = 0;
  #open = false;

  constructor(output: CommandOutput, size: number) {
    this.#output = output;
    this.#size = size;
  }

  /** The part of the file that was read. */
  reached(bytes: number): void {
    this.#bytes = bytes;
  }

  show(counts: ImportCounts): void {
    const part = this.#size === 0 ? 1 : this.#bytes / this.#size;
    if (this.#output.isTTY === true) {
      this.#output.write(`\r${line(part, counts)}\u001b[K`);
      this.#open = true;
    } else if (Math.floor(part * STEPS) > this.#step) {
      this.#step = Math.floor(part * STEPS);
      this.#output.write(`${line(part, counts)}\n`);
    }
  }

  /** Ends the overwritten line. */
  end(): void {
    if (this.#open) this.#output.write('\n');
    this.#open = false;
  }
}

function line(part: number, { read, rejected }: ImportCounts): string {
  const percent = Math.floor(Math.min(part, 1) * 100);
  return `${percent} % of the file, ${read.toLocaleString('en')} rows, ${rejected.toLocaleString('en')} rejected`;
}
