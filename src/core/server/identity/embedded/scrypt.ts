import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { ServerConfig } from '../../config/server-config.ts';

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
export type Derive = (password: string, salt: Buffer, cost: ScryptCost) => Promise<Buffer>;

// Even under a flood of sign-ins, one processor must stay free for the server.
const PARALLEL = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING = 50;

const run = promisify(scrypt) as (password: string, salt: Buffer, length: number, cost: ScryptCost) => Promise<Buffer>;

/** Too many derivations wait already. */
export class TooManyDerivations extends Error {}

/**
 * scrypt with a limited number of parallel derivations. A limited number of others waits, in the order of arrival.
 *
 * @throws TooManyDerivations
 */
export function limitedScrypt(): Derive {
  const limit = pLimit(PARALLEL);
  return async (password, salt, cost) => {
    if (limit.pendingCount >= WAITING) throw new TooManyDerivations('Too many derivations wait');
    return limit(run, password, salt, 32, cost);
  };
}
