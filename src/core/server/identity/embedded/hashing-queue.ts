/** Calls that wait in a line of their own: a flood of new passwords must not keep users from signing in. */
export type HashingLine = 'sign-in' | 'new-password';

/** How much a queue does at once, and how long something may wait in it. */
export interface HashingLimits {
  readonly parallel: number;
  /** Milliseconds. */
  readonly longestWait: number;
  /** Milliseconds of one hashing, until some were measured. */
  readonly usual: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** Nothing more is taken, because it would wait too long. */
export class TooManyHashings extends Error {
  /** Seconds after which the queue will have room again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many passwords wait for their hash');
    this.retryAfter = retryAfter;
  }
}

interface Waiting {
  /** The time at which the waiting began. */
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: TooManyHashings) => void;
}

/** The weight of the newest hashing in the mean duration. */
const NEWEST = 0.1;

/**
 * Runs a few hashings at once and serves both lines in turn. The length of a line is limited by the time that the last one in it waits.
 * When the machine suddenly becomes slower, those whose turn comes too late are refused too.
 */
export class HashingQueue {
  readonly #limits: HashingLimits;
  readonly #waiting: Readonly<Record<HashingLine, Waiting[]>> = { 'sign-in': [], 'new-password': [] };
  #running = 0;
  #served: HashingLine = 'new-password';
  #mean: number;

  constructor(limits: HashingLimits) {
    this.#limits = limits;
    this.#mean = limits.usual;
  }

  /**
   * Runs the work when it is its turn.
   *
   * @throws TooManyHashings
   */
  async run<Result>(line: HashingLine, work: () => Promise<Result>): Promise<Result> {
    const { parallel, longestWait, clock } = this.#limits;
    if (this.#running >= parallel) {
      if (this.#waitIn(line) > longestWait) throw this.#refusal(line);
      await new Promise<void>((begin, refuse) => this.#waiting[line].push({ since: clock(), begin, refuse }));
    } else {
      this.#running += 1;
    }
    const start = clock();
    try {
      const result = await work();
      this.#mean += (clock() - start - this.#mean) * NEWEST;
      return result;
    } finally {
      this.#next();
    }
  }

  /** How long the next one in a line waits. Between two of its own, one of the other line is served. */
  #waitIn(line: HashingLine): number {
    const own = this.#waiting[line].length;
    const before = own + Math.min(own + 1, this.#waiting[otherThan(line)].length);
    return ((before + this.#running) / this.#limits.parallel) * this.#mean;
  }

  #refusal(line: HashingLine): TooManyHashings {
    return new TooManyHashings(Math.max(1, Math.ceil((this.#waitIn(line) - this.#limits.longestWait) / 1000)));
  }

  /** Gives the place of a hashing that ended to the next one. */
  #next(): void {
    const next = this.#takeFrom(otherThan(this.#served)) ?? this.#takeFrom(this.#served);
    if (next === undefined) this.#running -= 1;
    else next.begin();
  }

  /** The first one in a line that has not waited too long. Refuses those before it. */
  #takeFrom(line: HashingLine): Waiting | undefined {
    const { clock, longestWait } = this.#limits;
    for (let first = this.#waiting[line].shift(); first !== undefined; first = this.#waiting[line].shift()) {
      if (clock() - first.since <= longestWait) {
        this.#served = line;
        return first;
      }
      first.refuse(this.#refusal(line));
    }
    return undefined;
  }
}

function otherThan(line: HashingLine): HashingLine {
  return line === 'sign-in' ? 'new-password' : 'sign-in';
}
