import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { ServerConfig } from '../../config/server-config.ts';
import { type HashingLine, HashingQueue } from './hashing-queue.ts';

/** Cost parameters of scrypt, by the names of RFC 7914. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The cost that OWASP recommends for scrypt: N = 2^14, r = 8, p = 5. It takes about 0.2 s of processor time and 16 MiB. */
export const SAFE_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

// For accounts of tests: about 3 ms.
const TEST_COST: ScryptCost = { ...SAFE_COST, N: 2 ** 8 };

/** The cost of new hashes. Only `NODE_ENV=test` saves the time; a later sign-in in another mode replaces such a hash. */
export function passwordCostIn(mode: ServerConfig['mode']): ScryptCost {
  return mode === 'test' ? TEST_COST : SAFE_COST;
}

/** Derives 32 bytes from a password. */
export type Derive = (password: string, salt: Buffer, cost: ScryptCost, line: HashingLine) => Promise<Buffer>;

// Where there are more than two processors, one stays free for the server.
const PARALLEL = Math.max(2, availableParallelism() - 1);

/** Threads of Node that the derivations need, and one for files. Node has four, unless `UV_THREADPOOL_SIZE` says otherwise. */
export const HASHING_THREADS = Math.max(4, PARALLEL + 1);

const LONGEST_WAIT_MS = 8000;
const USUAL_MS = 250;

const run = promisify(scrypt) as (password: string, salt: Buffer, length: number, cost: ScryptCost) => Promise<Buffer>;

/**
 * scrypt with a few derivations at once. The others wait, for at most eight seconds.
 *
 * @throws TooManyHashings
 */
export function limitedScrypt(): Derive {
  const queue = new HashingQueue({ parallel: PARALLEL, longestWait: LONGEST_WAIT_MS, usual: USUAL_MS, clock: () => performance.now() });
  return (password, salt, cost, line) => queue.run(line, () => run(password, salt, 32, cost));
}
