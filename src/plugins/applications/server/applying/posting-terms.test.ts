import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { copyJob, createDraft } from '#plugins/jobs/contract/managing-endpoints.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import { getTerms, saveTerms } from '../../contract/applying/terms-endpoints.ts';
import { aPosting, asks, EVERY_KIND } from '../testing/applying-world.ts';

const api = testServer(serverPlugins);
const employer = api.as('employer');
const of = (jobId: string) => ({ params: { id: jobId } });

test('a posting asks for nothing until its company says so', async () => {
  expect(await api.as('visitor').reply(getTerms, of(await aPosting(api)))).toEqual(USUAL_TERMS);
});

test('everybody reads the questions, and only members the answers that they accept', async () => {
  const jobId = await aPosting(api);
  await asks(api, jobId, { questions: EVERY_KIND, cv: 'off' });
  const own = await employer.reply(getTerms, of(jobId));
  expect(own).toEqual({ ...USUAL_TERMS, cv: 'off', questions: EVERY_KIND, version: 1 });
  for (const who of ['visitor', 'candidate', 'admin'] as const) {
    const open = await api.as(who).reply(getTerms, of(jobId));
    expect(open.questions.map(({ id }) => id)).toEqual(EVERY_KIND.map(({ id }) => id));
    expect(JSON.stringify(open)).not.toContain('accepted');
  }
  await aPosting(api, 'stranger');
  expect(JSON.stringify(await api.as('employer', 'stranger').reply(getTerms, of(jobId)))).not.toContain('accepted');
});

test('the terms of a draft exist only for its company', async () => {
  await aPosting(api);
  const { job } = await employer.reply(createDraft, { body: { title: 'Night driver' } });
  await asks(api, job.id, { questions: EVERY_KIND });
  expect(await api.as('visitor').status(getTerms, of(job.id))).toBe(404);
  expect((await employer.reply(getTerms, of(job.id))).questions).toHaveLength(EVERY_KIND.length);
});

test('terms that were saved meanwhile are a conflict, also twenty times at once', async () => {
  const jobId = await aPosting(api);
  const save = () => employer.call(saveTerms, { ...of(jobId), body: USUAL_TERMS });
  const answers = await Promise.all(Array.from({ length: 20 }, save));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await asks(api, jobId, { version: 1 })).toBe(2);
});

test('a copy of a posting asks the same', async () => {
  const jobId = await aPosting(api);
  await asks(api, jobId, { questions: EVERY_KIND, message: 'required' });
  await asks(api, jobId, { questions: EVERY_KIND, message: 'off', version: 1 });
  const { job } = await employer.reply(copyJob, of(jobId));
  expect(await employer.reply(getTerms, of(job.id))).toEqual({ ...USUAL_TERMS, questions: EVERY_KIND, message: 'off', version: 1 });
});
