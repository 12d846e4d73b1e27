import type { Actor, Role } from '#core/contract/actor.ts';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listAllIssued } from '../../contract/credential-endpoints.ts';
import { listIssuers } from '../../contract/issuer-endpoints.ts';
import { getPassport } from '../../contract/passport-endpoints.ts';
import { achievementInputSchema } from '../../contract/schemas.ts';
import { DEMO_ACHIEVEMENTS } from './demo-achievements.ts';

const api = testServer(serverPlugins);

async function seed(): Promise<void> {
  const actorOf = (role: Role): Promise<Actor> => api.as(role).actor();
  const actors = { candidate: await actorOf('candidate'), employer: await actorOf('employer'), admin: await actorOf('admin') };
  for (const { value } of api.registry.contributions(demoSeed)) await value.seed(actors);
}

test('the samples follow the rules for the input of companies', () => {
  for (const input of Object.values(DEMO_ACHIEVEMENTS)) expect(achievementInputSchema.safeParse(input).error).toBeUndefined();
});

test('a candidate without a confirmed address gets two offers, and afterwards a credential of the first one', async () => {
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body: { code: 'first-aid', name: 'First aid', names: {} } });
  await seed();
  const issued = async (): Promise<string[]> =>
    (await api.as('admin').reply(listAllIssued, { query: { limit: 100 } })).items.map(
      ({ achievement, state }) => `${achievement.name}: ${state}`,
    );
  const [first, second] = [DEMO_ACHIEVEMENTS.accepted.name, DEMO_ACHIEVEMENTS.offered.name];
  expect((await issued()).sort()).toEqual([`${second}: offered`, `${first}: offered`]);
  await api.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', (await api.as('candidate').actor()).userId)
    .execute();
  for (let round = 0; round < 2; round += 1) {
    await seed();
    expect((await issued()).sort()).toEqual([`${second}: offered`, `${first}: active`]);
  }
  const { skills, credentials } = await api.as('candidate').reply(getPassport);
  expect(skills.map(({ code, name, tier }) => [code, name, tier])).toEqual([['first-aid', 'First aid', 'issued']]);
  expect(credentials.map(({ isDemonstration }) => isDemonstration)).toEqual([true, true]);
  const { items } = await api.as('admin').reply(listIssuers, { query: { limit: 100 } });
  expect(items.map(({ name, state, keys }) => [name, state, keys.length])).toEqual([['Demo Company', 'trusted', 1]]);
});
