import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import { ApiFault } from '../errors/api-fault.ts';

/** Most files of all owners that wait for their checks. Their content lies on the disk meanwhile. */
const MOST_WAITING = 32;

/** An ordinary inspection takes less than a second, so some places are free again after this time. */
const RETRY_SECONDS = 10;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: ApiFault) => void;
}

/** The files of one owner. */
interface Line {
  isBusy: boolean;
  readonly waiting: Waiting[];
}

/**
 * The checks of files. At most one file of an owner is checked at a time, and owners take turns, so no owner waits for all files of
 * another one. When all places are taken, an owner with more waiting files than others loses the last of them to a newcomer.
 */
export class CheckQueue {
  /** The owner whose turn was longest ago comes first. */
  readonly #lines = new Map<string, Line>();
  #free: number;

  /** @param atOnce the number of files that may be checked at the same time */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** @throws ApiFault files-busy, if a file of the owner would find no place now */
  demandPlace(owner: FileOwner): void {
    if (this.#waiting < MOST_WAITING) return;
    const own = this.#lines.get(keyOf(owner))?.waiting.length ?? 0;
    if (this.#longest().waiting.length <= own + 1) throw busy();
  }

  /**
   * Runs the check of a file of the owner when it is its turn. Resolves and rejects as the check does.
   *
   * @throws ApiFault files-busy
   */
  async take<Result>(owner: FileOwner, check: () => Promise<Result>): Promise<Result> {
    const key = keyOf(owner);
    const line = this.#lines.get(key) ?? { isBusy: false, waiting: [] };
    if (this.#free === 0 || line.isBusy) await this.#wait(owner, line);
    else this.#begin(line);
    this.#lines.set(key, line);
    try {
      return await check();
    } finally {
      line.isBusy = false;
      this.#free += 1;
      // To the end: the others come first.
      this.#lines.delete(key);
      if (line.waiting.length > 0) this.#lines.set(key, line);
      this.#next();
    }
  }

  get #waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  #longest(): Line {
    return [...this.#lines.values()].reduce((longest, line) => (line.waiting.length > longest.waiting.length ? line : longest));
  }

  #wait(owner: FileOwner, line: Line): Promise<void> {
    this.demandPlace(owner);
    if (this.#waiting >= MOST_WAITING) this.#longest().waiting.pop()?.refuse(busy());
    this.#lines.set(keyOf(owner), line);
    return new Promise((begin, refuse) => line.waiting.push({ begin, refuse }));
  }

  #begin(line: Line): void {
    line.isBusy = true;
    this.#free -= 1;
  }

  /** Begins the next file. One place is free. */
  #next(): void {
    const line = [...this.#lines.values()].find(({ isBusy, waiting }) => !isBusy && waiting.length > 0);
    if (line === undefined) return;
    this.#begin(line);
    line.waiting.shift()?.begin();
  }
}

function busy(): ApiFault {
  return new ApiFault('files-busy', undefined, RETRY_SECONDS);
}

function keyOf({ kind, id }: FileOwner): string {
  return `${kind} ${id}`;
}
