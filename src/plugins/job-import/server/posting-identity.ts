import { createHash } from 'node:crypto';
import { contentHash } from '#core/server/text/content-hash.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { ImportedPosting } from '#plugins/jobs/contract/imported-postings.ts';

/** How an import recognises a posting of an earlier import, and whether it has changed. */
export interface PostingIdentity {
  /** 16 bytes, a hash of the id at the source or, without an id, of the normalised title, company and location. */
  readonly key: Buffer;
  /** 32 bytes, a hash of all fields in the file. */
  readonly contentHash: Buffer;
}

export function identityOf(posting: ImportedPosting): PostingIdentity {
  return { key: keyOfPosting(posting), contentHash: contentHash(contentOf(posting)) };
}

/** The parts of a posting that identify it. */
export type IdentityParts = Pick<ImportedPosting, 'externalId' | 'title' | 'company' | 'location'>;

/** The key of a posting among those of all companies. Ids are assumed to be unique. */
export function keyOfPosting({ externalId, title, company, location }: IdentityParts): Buffer {
  return keyOf(externalId === undefined ? ['card', textKey(title), textKey(company), textKey(location ?? '')] : ['id', externalId]);
}

/** The key of a posting among those of one company, whatever the name of the company is. Two companies may count from 1. */
export function keyInCompany(companyId: string, { externalId, title, location }: Omit<IdentityParts, 'company'>): Buffer {
  const key = externalId === undefined ? ['card', textKey(title), textKey(location ?? '')] : ['id', externalId];
  return keyOf(['company', companyId, ...key]);
}

function contentOf(posting: ImportedPosting): readonly (string | number | null | undefined)[] {
  const { salary } = posting;
  return [
    posting.externalId,
    posting.title,
    posting.company,
    posting.location,
    posting.workMode,
    posting.category,
    posting.employmentType,
    salary?.min,
    salary?.max,
    salary?.currency,
    salary?.period,
    posting.description,
    posting.seniority,
    posting.postedAt?.toISOString(),
  ];
}

// JSON, because different lists of texts must not become the same bytes.
function keyOf(values: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest().subarray(0, 16);
}

const SHARDS = 256;
const FIRST_CAPACITY = 16;
const FULLEST = 0.7;

/**
 * Stores the first line of each identity in about twenty bytes, so a file of millions of rows fits in memory.
 * It compares the first nine bytes of a hash. With ten million keys, two are equal by chance once in a hundred million files.
 */
export class SeenIdentities {
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
