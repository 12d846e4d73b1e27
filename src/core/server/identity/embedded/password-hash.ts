import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { HashingLine } from './hashing-queue.ts';
import { type Derive, SAFE_COST, type ScryptCost } from './scrypt.ts';

/** Hashes of version 1 have the installation's salt and no parallelism. */
const COST_V1: ScryptCost = { ...SAFE_COST, p: 1 };

/** A password at sign-in, compared with the stored hash. */
export interface Presented {
  /** The text that the emulator gets instead of the password: the stored text when the password is right, another text otherwise. */
  readonly text: string;
  /** Whether the stored hash has another form or cost than new hashes. Replace it after the sign-in succeeded. */
  readonly outdated: boolean;
}

/**
 * Hashes passwords as `v2.N.r.p.SALT.HASH` with a salt for each account. Also reads `v1.HASH` with the installation's salt, which earlier
 * versions wrote.
 */
export class PasswordHashes {
  readonly #derive: Derive;
  readonly #saltV1: Buffer;
  /** The cost of new hashes. */
  readonly #cost: ScryptCost;

  constructor(derive: Derive, saltV1: Buffer, cost: ScryptCost = SAFE_COST) {
    this.#derive = derive;
    this.#saltV1 = saltV1;
    this.#cost = cost;
  }

  /** Returns the hash of a new password. */
  create(password: string): Promise<string> {
    return this.#hash(password, 'new-password');
  }

  /** Compares a password with a stored hash. It costs the same work when nothing is stored or the stored hash has version 1. */
  async present(password: string, stored: string | undefined): Promise<Presented> {
    const parsed = stored === undefined ? undefined : this.#parse(stored);
    if (stored === undefined || parsed === undefined) return { text: await this.#hash(password, 'sign-in'), outdated: false };
    const { cost, salt, hash } = parsed;
    const derived = await this.#derive(password, salt, cost, 'sign-in');
    if (cost.p < this.#cost.p) await this.#derive(password, salt, { ...this.#cost, p: this.#cost.p - cost.p }, 'sign-in');
    const isRight = derived.length === hash.length && timingSafeEqual(derived, hash);
    return { text: isRight ? stored : `not ${textOf(cost, salt, derived)}`, outdated: !stored.startsWith(prefixOf(this.#cost)) };
  }

  async #hash(password: string, line: HashingLine): Promise<string> {
    const salt = randomBytes(16);
    return textOf(this.#cost, salt, await this.#derive(password, salt, this.#cost, line));
  }

  #parse(stored: string): { cost: ScryptCost; salt: Buffer; hash: Buffer } | undefined {
    const [version, ...parts] = stored.split('.');
    if (version === 'v1') return { cost: COST_V1, salt: this.#saltV1, hash: Buffer.from(parts[0] ?? '', 'base64url') };
    const [N, r, p, salt = '', hash = ''] = parts;
    if (version !== 'v2') return undefined;
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  }
}

function prefixOf({ N, r, p }: ScryptCost): string {
  return `v2.${N}.${r}.${p}.`;
}

function textOf(cost: ScryptCost, salt: Buffer, hash: Buffer): string {
  return `${prefixOf(cost)}${salt.toString('base64url')}.${hash.toString('base64url')}`;
}
