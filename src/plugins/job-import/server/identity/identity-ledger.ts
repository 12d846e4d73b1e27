const SHARDS = 256;
const FIRST_CAPACITY = 16;
const FULLEST = 0.7;

/**
 * Remembers on which line each identity stood first, in some twenty bytes each, so that a file of millions of rows fits.
 * It compares the first nine bytes of a key that is a hash: among ten million keys two are alike once in a hundred million files.
 */
export class IdentityLedger {
  readonly #shards: (Shard | undefined)[] = [];

  /** The line on which the identity stood first; `undefined` when this is the first, which is noted. */
  claim(key: Buffer, line: number): number | undefined {
    // Small tables grow one at a time: one large table would for a moment be there twice.
    const place = key.readUInt8(8) % SHARDS;
    const shard = this.#shards[place] ?? new Shard(FIRST_CAPACITY);
    this.#shards[place] = shard.withRoom();
    return this.#shards[place].claim(key.readUInt32LE(0), key.readUInt32LE(4), line);
  }
}

/** A table with open addressing; line 0 marks a free place. */
class Shard {
  readonly #capacity: number;
  readonly #low: Uint32Array;
  readonly #high: Uint32Array;
  readonly #lines: Uint32Array;
  #used = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#low = new Uint32Array(capacity);
    this.#high = new Uint32Array(capacity);
    this.#lines = new Uint32Array(capacity);
  }

  /** This table, or one twice as large with the same content when this is nearly full. */
  withRoom(): Shard {
    if (this.#used < this.#capacity * FULLEST) return this;
    const larger = new Shard(this.#capacity * 2);
    for (let place = 0; place < this.#capacity; place++) {
      const line = this.#lines[place] ?? 0;
      if (line !== 0) larger.claim(this.#low[place] ?? 0, this.#high[place] ?? 0, line);
    }
    return larger;
  }

  claim(low: number, high: number, line: number): number | undefined {
    for (let place = low % this.#capacity; ; place = (place + 1) % this.#capacity) {
      const first = this.#lines[place] ?? 0;
      if (first === 0) {
        this.#low[place] = low;
        this.#high[place] = high;
        this.#lines[place] = line;
        this.#used++;
        return undefined;
      }
      if (this.#low[place] === low && this.#high[place] === high) return first;
    }
  }
}
