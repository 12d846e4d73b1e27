import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Permissions become a map from holders to actions, so that groups of administrators can have some. `update` brings `hide`. */
export const grantsOfGroups: Migration = {
  id: 'admin-masters/0003-grants-of-groups',
  up: async (db) => {
    await sql`
      update master_access set grants = jsonb_build_object(
        'role:candidate', ${withHide('candidate')},
        'role:employer', ${withHide('employer')}
      )`.execute(db);
  },
  down: async (db) => {
    await sql`
      update master_access set grants = jsonb_build_object(
        'candidate', ${earlier('candidate')},
        'employer', ${earlier('employer')}
      )`.execute(db);
  },
};

function withHide(role: string) {
  const actions = sql`coalesce(grants -> ${sql.lit(role)}, '[]'::jsonb)`;
  return sql`${actions} || case when ${actions} ? 'update' then '["hide"]'::jsonb else '[]'::jsonb end`;
}

// Earlier versions know four actions and no groups.
function earlier(role: string) {
  return sql`(
    select coalesce(jsonb_agg(action), '[]') from jsonb_array_elements(coalesce(grants -> ${sql.lit(`role:${role}`)}, '[]')) as given (action)
    where action in ('"read"', '"create"', '"update"', '"delete"'))`;
}
