import type { Role } from '#core/contract/actor.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import type { Identity } from './identity.ts';
import { UsersRepository } from './users-repository.ts';

/** An account for trying out the product. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** One account for each role. All have the {@link DEMO_PASSWORD}. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = Object.freeze([
  { email: 'candidate@demo.test', name: 'Demo Candidate', role: 'candidate' },
  { email: 'employer@demo.test', name: 'Demo Employer', role: 'employer' },
  { email: 'admin@demo.test', name: 'Demo Administrator', role: 'admin' },
]);

/** The public password of the demo accounts. */
export const DEMO_PASSWORD = 'trellis-demo';

/** Whether this server may have demo accounts: never in production, never in a real Firebase project. */
export function demoAccountsAllowed({ mode, identity }: Pick<ServerConfig, 'mode' | 'identity'>): boolean {
  return mode !== 'production' && identity.kind === 'embedded';
}

/** The dependencies of the seeding. */
export interface DemoAccountsDependencies {
  readonly config: Pick<ServerConfig, 'mode' | 'identity'>;
  readonly identity: Identity;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Creates the missing demo accounts. A second run changes nothing. It completes an interrupted run.
 *
 * @throws Error where demo accounts are not allowed
 */
export async function seedDemoAccounts({ config, identity, db, log, now }: DemoAccountsDependencies): Promise<void> {
  if (!demoAccountsAllowed(config)) throw new Error('Demo accounts have a public password. They are not allowed on this server.');
  const users = new UsersRepository(db, now);
  for (const { email, name, role } of DEMO_ACCOUNTS) {
    const known = await identity.findByEmail(email);
    const uid = known ?? (await identity.createAccount({ email, name, password: DEMO_PASSWORD }));
    const user = await users.findOrCreate(uid, { email, emailVerified: true, name });
    if (user.role === null) await users.setRole(email, role);
    if (known === undefined) log.info(`Created the demo account ${email}`);
  }
}
