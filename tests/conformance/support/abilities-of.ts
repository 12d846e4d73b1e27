import type { Actor } from '#core/contract/actor.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { Abilities, type AbilityRules } from '#core/server/access/abilities.ts';
import { dutiesOf } from '#core/server/access/duties.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const config = readConfig({ NODE_ENV: 'test' });

const RULES = serverPlugins.flatMap(({ abilities }): AbilityRules[] =>
  abilities === undefined ? [] : [(actor, allow) => abilities(actor, allow, config)],
);

// Stored rights need a database. An administrator with every duty has these.
const STORED = ['master-data:create', 'master-data:import', 'master-data:read', 'master-data:update'];

/** What the server lets the user do. An administrator has every duty. */
export function abilitiesOf({ id: userId, email, name, role }: Me): string[] {
  const actor: Actor = { userId, email, name, role, ...dutiesOf({ role, is_full_admin: role === 'admin', duties: null }) };
  return [...new Abilities(actor, RULES).list(), ...(role === 'admin' ? STORED : [])];
}
