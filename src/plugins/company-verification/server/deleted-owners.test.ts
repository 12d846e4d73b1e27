import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { decideVerification } from '../contract/endpoints.ts';
import { aCompany, sendPapers } from './testing/verification-world.ts';

const api = testServer(serverPlugins);

/** Resolves when another transaction waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      api.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a decision waits for the deletion of an owner who would be told of it, without holding the company meanwhile', async () => {
  const company = await aCompany(api, 'leaving', null);
  const { version } = await sendPapers(api, company);
  const { userId } = await company.owner.actor();
  const params = { id: company.id };
  let decided: Promise<number> | undefined;
  await api.db.transaction().execute(async (deletion) => {
    // The locks of the deletion of an account, in its order.
    await sql`select from users where id = ${userId}::uuid for update`.execute(deletion);
    decided = api.as('admin').status(decideVerification, { params, body: { outcome: 'verified', note: '', version } });
    await untilWaiting();
    await sql`select from companies where id = ${company.id}::uuid for no key update`.execute(deletion);
  });
  expect(await decided).toBe(200);
});
