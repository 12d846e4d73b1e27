import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';
import { auditRoutes } from '../../contract/routes.ts';

const shared = 'The record belongs to the site.';

export const accessRows: readonly AccessRow[] = [
  { call: calls.listEvents, answers: onlyFor({ admin: 200 }), duty: 'audit', screens: [{ route: auditRoutes.events }] },
  {
    call: calls.getEvent,
    answers: onlyFor({ admin: 200 }),
    duty: 'audit',
    shared,
    input: async (cell) => ({ params: { id: await anEvent(cell) } }),
    screens: [{ route: auditRoutes.event }],
  },
  { call: calls.exportEvents, answers: onlyFor({ admin: 200 }), duty: 'audit', screens: [{ route: auditRoutes.events }] },
];

/** Reading the record is an event itself. */
async function anEvent({ server }: AccessCell): Promise<string> {
  const { items } = await server.as('admin', 'permanent').reply(calls.listEvents, { query: { limit: 1 } });
  return items[0]?.id ?? '';
}
