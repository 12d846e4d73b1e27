import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Actor, Role } from '#core/contract/actor.ts';
import { ROLES } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import { dutiesOf } from '../access/duties.ts';
import type { Database } from '../db/database.ts';
import { withFolder } from '../db/folder-errors.ts';
import { DEMO_ACCOUNTS, type DemoAccountsDependencies, demoAccountsAllowed, seedDemoAccounts } from '../identity/demo-accounts.ts';
import type { ServerRegistry } from '../plugin/server-registry.ts';

export type DemoActors = Readonly<Record<Role, Actor>>;

/** The demo data of one plugin. */
export interface DemoSeed {
  /** Adds the data. It may run again after an interrupted first start and must keep existing data. */
  readonly seed: (actors: DemoActors) => Promise<void>;
}

/** Where plugins add demo data to a first start. Never called in production. */
export const demoSeed = extensionPoint<DemoSeed>('core.demo-seed');

interface DemoDependencies extends DemoAccountsDependencies {
  readonly config: DemoAccountsDependencies['config'] & { readonly dataDir: string };
  readonly registry: Pick<ServerRegistry, 'contributions'>;
}

/**
 * Makes the demo accounts and the demo data of the plugins, on the first start with a data folder if no user has signed up. Returns whether
 * this server has demo accounts.
 */
export async function seedDemo(dependencies: DemoDependencies): Promise<boolean> {
  if (!demoAccountsAllowed(dependencies.config)) return false;
  // In the data folder, because the embedded identity keeps the accounts there too.
  const done = path.join(dependencies.config.dataDir, 'demo-seeded');
  if (existsSync(done)) return true;
  if (await hasOwnUsers(dependencies.db)) return false;
  await seedDemoAccounts(dependencies);
  const actors = await demoActors(dependencies.db);
  for (const { value } of dependencies.registry.contributions(demoSeed)) await value.seed(actors);
  withFolder(dependencies.config.dataDir, () => writeFileSync(done, `${dependencies.now().toISOString()}\n`));
  return true;
}

async function hasOwnUsers(db: Database): Promise<boolean> {
  const demo = DEMO_ACCOUNTS.map(({ email }) => email);
  return (await db.selectFrom('users').select('id').where('email', 'not in', demo).limit(1).executeTakeFirst()) !== undefined;
}

async function demoActors(db: Database): Promise<DemoActors> {
  const actorOf = async (role: Role): Promise<[Role, Actor]> => {
    const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';
    const row = await db.selectFrom('users').select(['id', 'name']).where('email', '=', email).executeTakeFirstOrThrow();
    const duties = dutiesOf({ role, is_full_admin: role === 'admin', duties: null });
    return [role, { userId: row.id, email, name: row.name, role, ...duties }];
  };
  // The map has one entry for every role, so the cast is safe.
  return Object.fromEntries(await Promise.all(ROLES.map(actorOf))) as Record<Role, Actor>;
}
