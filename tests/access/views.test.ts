import type { AccessRow, Ownership } from '#core/testing/access-row.ts';
import { callInView } from '#core/testing/call-in-view.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { openView } from '#plugins/users/contract/view-as-endpoints.ts';
import { REASON } from '#plugins/users/server/testing/view-caller.ts';
import { accessRows, accessServer } from './support/access-table.ts';

// Each GET of the product, made by an administrator who sees the site as another person. A view must not give a right: what it shows is about
// the viewed person, or the administrator could read it without the view.

let server: TestServer;
beforeAll(async () => {
  server = await accessServer();
});

const VIEWED = ['newcomer', 'candidate', 'employer'] as const;

const reads = accessRows.filter(({ call }) => call.method === 'GET' && call.kind !== 'download');

interface Cell {
  readonly row: AccessRow;
  readonly who: (typeof VIEWED)[number];
  readonly ownership: Ownership;
}

/** What the administrator reads in the view and without it. */
async function answersOf({ row, who, ownership }: Cell, duties: string) {
  const name = `${row.call.id}-${ownership}-${duties}`.replaceAll(/[.:,]/g, '-');
  const input = (await row.input?.({ server, who, name, ownership })) ?? {};
  const person = await server.as(who, name).actor();
  const viewer = server.as(`admin:${duties}`, 'viewer');
  const { id: view } = await viewer.reply(openView, { body: { userId: person.userId, reason: REASON } });
  const seen = await callInView(server, await viewer.headers(), { view, call: row.call, input });
  return { person, seen, own: await viewer.status(row.call, input), viewer: await viewer.actor() };
}

/** The other users whom an answer names by id, name or address. */
async function othersIn(
  body: unknown,
  known: readonly { readonly userId: string; readonly name: string; readonly email: string }[],
): Promise<string[]> {
  const users = await server.db.selectFrom('users').select(['id', 'name', 'email']).execute();
  const ids = new Set(known.map(({ userId }) => userId));
  const texts = known.flatMap(({ userId, name, email }) => [userId, name, email]);
  const text = texts.toSorted((a, b) => b.length - a.length).reduce((rest, each) => rest.replaceAll(each, ''), JSON.stringify(body));
  return users
    .filter(({ id, name, email }) => !ids.has(id) && [id, name, email].some((each) => text.includes(each)))
    .map(({ name }) => name);
}

test.each(reads.map((row) => ({ id: row.call.id, row })))('A view shows by $id nobody whom the viewer may not see', async ({ row }) => {
  const duties = ['users', ...(row.duty === undefined || row.duty === 'users' ? [] : [`users,${row.duty}`])];
  for (const each of duties) {
    for (const who of VIEWED) {
      for (const ownership of ['own', 'foreign'] as const) {
        const { person, seen, own, viewer } = await answersOf({ row, who, ownership }, each);
        expect([200, 403, 404, 409]).toContain(seen.status);
        if (seen.status !== 200 || own === 200) continue;
        expect({ who, ownership, others: await othersIn(seen.body, [person, viewer]) }).toEqual({ who, ownership, others: [] });
      }
    }
  }
});
