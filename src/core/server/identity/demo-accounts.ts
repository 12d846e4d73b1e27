import type { Role } from '#core/contract/actor.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import type { Identity } from './identity.ts';
import { UsersRepository } from './users-repository.ts';

/** An account to try the product with. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** One account of each role; all have the {@link DEMO_PASSWORD}. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = Object.freeze([
  { email: 'candidate@demo.test', name: 'Demo Candidate', role: 'candidate' },
  { email: 'employer@demo.test', name: 'Demo Employer', role: 'employer' },
  { email: 'admin@demo.test', name: 'Demo Administrator', role: 'admin' },
]);

/** Known to everybody. */
export const DEMO_PASSWORD = 'trellis-demo';

/** Whether this server may have the demo accounts: never in production, never in a real project. */
export function demoAccountsAllowed({ mode, identity }: Pick<ServerConfig, 'mode' | 'identity'>): boolean {
  return mode !== 'production' && identity.kind === 'embedded';
}

/** What seeding needs. */
export interface DemoAccountsParts {
  readonly config: Pick<ServerConfig, 'mode' | 'identity'>;
  readonly identity: Identity;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Makes the demo accounts that are missing. Run again it changes nothing; cut short it is completed the next time.
 *
 * @throws Error where they are not allowed
 */
export async function seedDemoAccounts({ config, identity, db, log, now }: DemoAccountsParts): Promise<void> {
  if (!demoAccountsAllowed(config)) throw new Error('Demo accounts have a password that everybody knows; they are refused here.');
  const users = new UsersRepository(db, now);
  for (const { email, name, role } of DEMO_ACCOUNTS) {
    const known = await identity.findByEmail(email);
    const uid = known ?? (await identity.createAccount({ email, name, password: DEMO_PASSWORD }));
    const user = await users.findOrCreate(uid, { email, emailVerified: true, name });
    if (user.role === null) await users.setRole(email, role);
    if (known === undefined) log.info(`Demo account ${email} made`);
  }
}
