import type { Actor, Role } from '#core/contract/actor.ts';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { serverWith } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listManagedJobs } from '../contract/endpoints.ts';
import { jobInputSchema } from '../contract/schemas.ts';
import { DEMO_POSTINGS } from './demo-postings.ts';
import { published } from './testing/published.ts';

test('the samples follow the rules for the input of employers', () => {
  expect(DEMO_POSTINGS.map((posting) => jobInputSchema.safeParse(posting).error)).toEqual(DEMO_POSTINGS.map(() => undefined));
});

test('the demo company has the samples, and seeding it again adds none', async () => {
  const api = await serverWith(serverPlugins);
  const actorOf = (role: Role): Promise<Actor> => api.as(role).actor();
  const actors = { candidate: await actorOf('candidate'), employer: await actorOf('employer'), admin: await actorOf('admin') };
  const seed = async (): Promise<void> => {
    for (const { value } of api.registry.contributions(demoSeed)) await value.seed(actors);
  };
  await seed();
  const { items } = await api.as('employer').reply(listManagedJobs);
  expect(items.map((job) => job.title).sort()).toEqual(DEMO_POSTINGS.map((posting) => posting.title).sort());
  expect(new Set(items.map((job) => job.company.name))).toEqual(new Set(['Demo Company']));
  await seed();
  expect(await published(api)).toHaveLength(DEMO_POSTINGS.length);
});
