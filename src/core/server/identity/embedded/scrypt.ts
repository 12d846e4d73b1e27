import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Slots } from './slots.ts';

/** Cost parameters of scrypt, by the names of RFC 7914. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Derives 32 bytes from a password. */
export type Derive = (password: string, salt: Buffer, cost: ScryptCost) => Promise<Buffer>;

// One derivation takes about 0.2 s and 16 MiB. Even under a flood of sign-ins, one processor must stay free for the server.
const PARALLEL = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING = 50;

const run = promisify(scrypt) as (password: string, salt: Buffer, length: number, cost: ScryptCost) => Promise<Buffer>;

/**
 * scrypt with a limited number of parallel derivations.
 *
 * @throws SlotsFull when too many derivations wait already
 */
export function limitedScrypt(): Derive {
  const slots = new Slots(PARALLEL, WAITING);
  return (password, salt, cost) => slots.run(() => run(password, salt, 32, cost));
}
