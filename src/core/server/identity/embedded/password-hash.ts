import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

// The emulator says WEAK_PASSWORD to shorter ones; hashed they would all look long enough.
const SHORTEST = 6;

/**
 * What the emulator is given in place of a password, since it stores passwords as they come. It asks nothing of them
 * but equality, so the salt has to be the installation's. Cost: scrypt with N = 16384, r = 8, p = 1; some 40 ms.
 */
async function hashPassword(password: string, key: Buffer): Promise<string> {
  if (password.length < SHORTEST) return password;
  return `v1.${(await derive(password, key, 32)).toString('base64url')}`;
}

/** The same request body with each password replaced by its hash. */
export async function withHashedPasswords(body: Readonly<Record<string, unknown>>, key: Buffer): Promise<Record<string, unknown>> {
  const hashed: Record<string, unknown> = { ...body };
  for (const field of ['password', 'newPassword']) {
    const value = body[field];
    if (typeof value === 'string') hashed[field] = await hashPassword(value, key);
  }
  return hashed;
}
