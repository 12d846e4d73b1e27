import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CoreTables, Database } from './database.ts';

/** Stands for a database that does not exist yet: every query finds nothing, and nothing is stored. */
export function noDatabase(): Database {
  return new Kysely<CoreTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
