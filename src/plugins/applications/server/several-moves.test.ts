import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { MOST_MOVED } from '../contract/application.ts';
import { applyToJob, listAllApplications, listApplications, moveApplication, moveApplications } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

const api = testServer(serverPlugins);
beforeAll(async () => {
  for (const name of ['anna', 'stranger']) await api.as('employer', name).reply(createCompany, { body: { name: `Works of ${name}` } });
});

let titles = 0;
/** The ids of new applications to one posting of the employer, oldest first. */
async function applications(count: number, owner = 'anna'): Promise<{ readonly jobId: string; readonly ids: readonly string[] }> {
  titles += 1;
  const { id: jobId } = await api.as('employer', owner).reply(createJob, { body: aJobInput({ title: `Crane driver ${titles}` }) });
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const candidate = api.as('candidate', `candidate-${titles}-${at}`);
    ids.push((await candidate.reply(applyToJob, { params: { id: jobId }, body: {} })).id);
  }
  return { jobId, ids };
}

test('several applications are moved, each with its own result and its state afterwards', async () => {
  const employer = api.as('employer', 'anna');
  const { ids } = await applications(3);
  const foreign = await applications(1, 'stranger');
  const items = [...ids, ...foreign.ids].map((id) => ({ id, version: 1 }));
  const body = { stage: 'shortlisted', items } as const;
  await employer.reply(moveApplication, { params: { id: ids[1] ?? '' }, body: { stage: 'interview' } });
  await employer.reply(moveApplication, { params: { id: ids[2] ?? '' }, body: { stage: 'shortlisted' } });
  const { items: results } = await employer.reply(moveApplications, {
    body: { ...body, items: items.map((item) => (item.id === ids[2] ? { ...item, version: 2 } : item)) },
  });
  expect(results.map(({ id, application, error }) => [id, application?.stage, application?.version, error?.code])).toEqual([
    [ids[0], 'shortlisted', 2, undefined],
    [ids[1], 'interview', 2, 'conflict'],
    [ids[2], 'shortlisted', 2, 'applications.move-not-allowed'],
    [foreign.ids[0], undefined, undefined, 'not-found'],
  ]);
});

test('one call moves at most a hundred applications', async () => {
  const { ids } = await applications(1);
  const items = Array.from({ length: MOST_MOVED + 1 }, () => ({ id: ids[0] ?? '', version: 1 }));
  const refused = await api.as('employer', 'anna').refusal(moveApplications, { body: { stage: 'shortlisted', items } });
  expect(refused).toMatchObject({ status: 422, issues: [{ path: 'items', code: 'too-many' }] });
});

test('all applications of a list come in one response, with the same filters as its pages', async () => {
  const { jobId, ids } = await applications(3);
  const employer = api.as('employer', 'anna');
  await employer.reply(moveApplication, { params: { id: ids[0] ?? '' }, body: { stage: 'interview' } });
  expect(await employer.status(listAllApplications, { query: { stage: 'moon' } })).toBe(422);
  const query = { jobId, stage: 'submitted' } as const;
  const { items, hasMore } = await employer.reply(listAllApplications, { query });
  expect(items).toEqual((await employer.reply(listApplications, { query })).items);
  expect([items.length, hasMore]).toEqual([2, false]);
  expect((await api.as('employer', 'stranger').reply(listAllApplications, { query })).items).toEqual([]);
});
