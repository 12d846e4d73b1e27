import type { CommandOutput } from '#core/server/plugin/server-command.ts';
import type { OperatorProgress } from '#plugins/imports/contract/operator-imports.ts';
import type { ImportCounts } from '#plugins/imports/contract/schemas.ts';

const STEPS = 10;

/** Prints the progress of an import: on a terminal in one line that is overwritten, otherwise a line for each tenth of the file. */
export class ImportProgress {
  readonly #output: CommandOutput;
  #step = 0;
  #open = false;

  constructor(output: CommandOutput) {
    this.#output = output;
  }

  show(reached: OperatorProgress): void {
    const step = Math.floor(reached.part * STEPS);
    if (this.#output.isTTY === true) {
      this.#output.write(`\r${line(reached)}\u001b[K`);
      this.#open = true;
    } else if (step > this.#step) {
      this.#step = step;
      this.#output.write(`${line(reached)}\n`);
    }
  }

  /** Ends the overwritten line. */
  end(): void {
    if (this.#open) this.#output.write('\n');
    this.#open = false;
  }
}

function line({ part, counts }: OperatorProgress): string {
  const percent = Math.floor(Math.min(part, 1) * 100);
  return `${percent} % of the file, ${rowsIn(counts).toLocaleString('en')} rows, ${counts.faulty.toLocaleString('en')} rejected`;
}

/** How many rows were counted. */
export function rowsIn({ new: created, changed, unchanged, faulty }: ImportCounts): number {
  return created + changed + unchanged + faulty;
}
