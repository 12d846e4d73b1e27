import { withoutTables } from '#core/server/db/migration-step.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { applyToJob, countApplicants, countApplications, countNewApplicants, moveApplication } from '../../contract/endpoints.ts';
import { aPosting } from '../testing/applying-world.ts';
import { addFurthest } from './0003-furthest.ts';
import { keepApplicationCounts } from './0004-kept-counts.ts';

const api = testServer(serverPlugins);

test('the applications of earlier versions count as those of this one', async () => {
  const employer = api.as('employer');
  const jobId = await aPosting(api);
  const apply = async (name: string) => (await api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body: {} })).id;
  const move = (id: string, stage: 'interview' | 'in_review' | 'rejected' | 'withdrawn', name?: string) =>
    (name === undefined ? employer : api.as('candidate', name)).reply(moveApplication, { params: { id }, body: { stage } });
  await apply('new');
  await move(await apply('back'), 'interview').then(({ id }) => move(id, 'in_review'));
  await move(await apply('refused'), 'interview').then(({ id }) => move(id, 'rejected'));
  await move(await apply('gone'), 'withdrawn', 'gone');
  const counts = async () => ({
    stages: (await employer.reply(countApplications, { params: { id: jobId } })).stages.map(({ stage, now, reached }) => [
      stage,
      now,
      reached,
    ]),
    found: (await employer.reply(countApplications, { params: { id: jobId }, query: { q: 'refused' } })).stages.filter(
      ({ reached }) => reached > 0,
    ),
    applicants: (await employer.reply(countApplicants, { query: { jobIds: jobId } })).items,
    fresh: await employer.reply(countNewApplicants),
  });
  const before = await counts();
  expect(before).toMatchObject({
    stages: expect.arrayContaining([
      ['submitted', 1, 4],
      ['in_review', 1, 2],
      ['interview', 0, 1],
      ['rejected', 1, 1],
      ['withdrawn', 1, 1],
    ]),
    applicants: [{ total: 3, new: 1 }],
    fresh: { count: 1 },
  });
  const db = withoutTables(api.db);
  for (const { down } of [keepApplicationCounts, addFurthest]) await down(db);
  for (const { up } of [addFurthest, keepApplicationCounts]) await up(db);
  expect(await counts()).toEqual(before);
});
