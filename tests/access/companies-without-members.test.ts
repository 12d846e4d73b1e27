import { sql } from 'kysely';
import { type AccessCaller, statusFor } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { changeMember, decideRequest, removeMember } from '#plugins/employer/contract/team/team-endpoints.ts';
import { accessRows, accessServer, callersOf } from './support/access-table.ts';

// A company of an import has no members. To every caller it is a company of others, and administrators with the duty do what members would.

const rows = accessRows.filter(({ call }) => /^\/companies\/:id(\/|$)/.test(call.path));

/** Calls about a member find none. Requests to join are decided by administrators only where nobody else can. */
const OTHERWISE: Readonly<Record<string, number>> = { [changeMember.id]: 404, [removeMember.id]: 404, [decideRequest.id]: 204 };

let server: TestServer;
beforeAll(async () => {
  server = await accessServer();
});

test('The calls about companies without members that answer administrators otherwise are calls about companies', () => {
  expect(Object.keys(OTHERWISE).filter((id) => !rows.some(({ call }) => call.id === id))).toEqual([]);
});

test.each(rows.map((row) => ({ id: row.call.id, row })))(
  '$id answers each caller about a company without members as about a foreign one',
  async ({ row }) => {
    const got: [AccessCaller, number][] = [];
    const expected: [AccessCaller, number][] = [];
    for (const who of callersOf(server)) {
      const name = `${row.call.id}-no-members`.replaceAll('.', '-');
      const input = (await row.input?.({ server, who, name, ownership: 'foreign' })) ?? {};
      await sql`delete from company_members where company_id = ${input.params?.id}`.execute(server.db);
      got.push([who, await server.as(who, name).status(row.call, input)]);
      const status = statusFor(row, who);
      const foreign = typeof status === 'number' ? status : status.foreign;
      const isResponsible = who === 'admin' || who === 'admin:companies';
      expected.push([who, isResponsible ? (OTHERWISE[row.call.id] ?? foreign) : foreign]);
    }
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
  },
);
