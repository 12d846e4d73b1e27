import { type Reindex, reindexCommand } from '#core/server/plugin/reindex-command.ts';
import { frozenParts } from '../../contract/frozen-parts.ts';
import type { ApplicationTables } from '../application-tables.ts';

/** `applications-reindex` */
export const reindexApplications = reindexCommand({
  name: 'applications-reindex',
  summary: 'Makes the search of applications anew from what was sent.',
  what: 'applications',
  load: async (): Promise<Reindex> => {
    const [{ reindexAll }, { SearchRows }] = await Promise.all([import('./renew-search.ts'), import('./search-rows.ts')]);
    return ({ db, files, contributions }, options) => {
      const parts = () => contributions(frozenParts).map(({ value }) => value);
      return reindexAll(db.$extendTables<ApplicationTables>(), new SearchRows({ files, parts }), options);
    };
  },
});
