import { type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { getRejections } from '../../contract/endpoints.ts';
import { jobImportRoutes } from '../../contract/routes.ts';
import { ImportRecord } from '../records/import-record.ts';
import type { ImportTables } from '../records/import-tables.ts';

/** Expected access to the endpoints of the plugin `job-import`. */
export const accessRows: readonly AccessRow[] = [
  {
    call: getRejections,
    answers: onlyFor({ admin: 200 }),
    duty: 'jobs',
    screens: [
      {
        route: jobImportRoutes.postings,
        opensAlsoFor: ['employer'],
        because: 'The page imports by calls of the core. Employers may make them for their companies.',
      },
    ],
    shared: 'Administrators read about every import.',
    input: async ({ server }) => {
      const record = new ImportRecord(server.db.$extendTables<ImportTables>(), () => new Date());
      await record.begin('jobs.csv');
      return { params: { id: record.id } };
    },
  },
];
