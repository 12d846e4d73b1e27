const SHARDS = 256;
const FIRST_CAPACITY = 16;
const FULLEST = 0.7;

/**
 * Stores the first line of each identity in about twenty bytes, so a file of millions of rows fits in memory.
 * It compares the first nine bytes of a hash. With ten million keys, two are equal by chance once in a hundred million files.
 */
export class IdentityLedger {
  readonly #shards: (Shard | undefined)[] = [];

  /** The first line of the identity. For a new identity, stores the line and returns `undefined`. */
  claim(key: Buffer, line: number): number | undefined {
    // Small tables grow one at a time. One large table would need twice the memory while it grows.
    const place = key.readUInt8(8) % SHARDS;
    const shard = this.#shards[place] ?? new Shard(FIRST_CAPACITY);
    this.#shards[place] = shard.withRoom();
    return this.#shards[place].claim(key.readUInt32LE(0), key.readUInt32LE(4), line);
  }
}

/** A hash table with open addressing. Line 0 marks a free slot. */
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

  /** This table or, when it is nearly full, a copy of twice the size. */
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
