import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { saveDraft } from '../../contract/applying/draft-endpoints.ts';
import { applyToJob, getApplication, listApplications, moveApplication } from '../../contract/endpoints.ts';
import { aFile, aPosting, asks, EVERY_KIND, questionId } from '../testing/applying-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
const candidate = (name = 'first') => api.as('candidate', name);
const send = (jobId: string, body: object = {}, name?: string) => candidate(name).call(applyToJob, { params: { id: jobId }, body });
const refused = (jobId: string, body: object = {}, name?: string) => candidate(name).refusal(applyToJob, { params: { id: jobId }, body });
const faults = async (jobId: string, body: object) => {
  const { status, issues } = await refused(jobId, body);
  return [status, ...(issues ?? []).map(({ path, message }) => `${path}: ${message}`)];
};

describe('an application', () => {
  test('to a company without members is refused, and the posting says that nobody reads it', async () => {
    const jobId = await aPosting(api, 'leaving');
    await send(jobId, {}, 'early');
    await sql`delete from company_members where company_id = (select company_id from job_postings where id = ${jobId})`.execute(api.db);
    expect(await refused(jobId)).toMatchObject({
      ...{ status: 409, code: 'applications.nobody-reads', message: 'Nobody from this company reads applications on this site.' },
    });
    const { viewer } = await api.as('visitor').reply(getJob, { params: { id: jobId } });
    expect(viewer).toMatchObject({ isOpen: true, isRead: false, applyBy: null, mayApply: false });
    const { items } = await candidate('early').reply(listApplications, { query: { jobId, limit: 1 } });
    expect(items).toMatchObject([{ stage: 'submitted', isRead: false, nudgeFrom: null, moves: ['withdrawn'] }]);
  });

  test('to a company all of whose members are suspended is not taken either', async () => {
    const jobId = await aPosting(api, 'suspended');
    const { userId } = await api.as('employer', 'suspended').actor();
    await sql`update users set status = 'suspended', suspended_for = 'spam' where id = ${userId}`.execute(api.db);
    expect((await refused(jobId)).status).toBe(409);
  });

  test('goes only to the address of a company that names one', async () => {
    const jobId = await aPosting(api);
    const employer = api.as('employer');
    const { version } = await employer.reply(getJob, { params: { id: jobId } });
    await employer.reply(editJob, { params: { id: jobId }, body: { version, country: 'NO', applyUrl: 'https://works.example.org/apply' } });
    expect(await refused(jobId)).toMatchObject({
      ...{ status: 409, code: 'applications.apply-elsewhere', message: 'This company takes applications at its own address.' },
    });
    expect((await api.as('visitor').reply(getJob, { params: { id: jobId } })).viewer).toMatchObject({
      applyBy: 'address',
      mayApply: false,
    });
  });

  test('has what the posting asks', async () => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { message: 'required', questions: EVERY_KIND });
    expect(await faults(jobId, {})).toEqual([
      422,
      'message: Write a message. This employer asks for one.',
      `answers.${questionId(0)}: Answer this question.`,
      `answers.${questionId(2)}: Answer this question.`,
    ]);
    const answers = { [questionId(0)]: 'Night', [questionId(2)]: 'yes', [questionId(3)]: 'A' };
    expect(await faults(jobId, { message: 'I drive.', answers })).toEqual([422, `answers.${questionId(3)}: Choose one of the answers.`]);
  });

  test('has nothing that the posting does not ask', async () => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { message: 'off', cv: 'off' });
    const body = { message: 'Hello', cv: questionId(1), answers: { [questionId(2)]: 'yes' } };
    expect(await faults(jobId, body)).toEqual([
      422,
      ...['message', 'cv', `answers.${questionId(2)}`].map((path) => `${path}: This employer does not ask for this.`),
    ]);
    expect((await send(jobId, { message: '', cv: null })).status).toBe(201);
  });

  test('is refused while the candidate answers other questions than the employer asks', async () => {
    const jobId = await aPosting(api);
    expect((await send(jobId, { termsVersion: 0 }, 'quick')).status).toBe(201);
    const version = await asks(api, jobId, { questions: EVERY_KIND });
    expect(await refused(jobId, { termsVersion: 0 })).toMatchObject({ status: 409, code: 'applications.questions-changed' });
    const answers = { [questionId(0)]: 'Day', [questionId(2)]: 'no' };
    expect((await send(jobId, { termsVersion: version, answers })).status).toBe(201);
  });

  test('knows the posting and the company as they were named, and when an answer is due', async () => {
    const jobId = await aPosting(api, 'first', 14);
    const source = { src: 'newsletter-7', utm_source: 'spring fair' };
    const { id } = await candidate('dated').reply(applyToJob, { params: { id: jobId }, body: { source } });
    const read = await candidate('dated').reply(getApplication, { params: { id } });
    expect(read).toMatchObject({
      sentTo: { company: 'Works of first' },
      answerBy: '2026-03-15T23:59:59.999Z',
      isAwaited: true,
      source: null,
    });
    expect(await api.as('employer').reply(getApplication, { params: { id } })).toMatchObject({ source });
    expect(await faults(jobId, { source: { src: '<script>' } })).toEqual([422, 'source.src: This does not have the required format.']);
  });

  test('sent twenty times at once is taken once', async () => {
    const jobId = await aPosting(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(jobId, {}, 'eager')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });
});

describe('applying again', () => {
  const again = async (jobId: string) => (await send(jobId, {}, 'again')).status;
  const newest = async (jobId: string) => {
    const { items } = await candidate('again').reply(listApplications, { query: { jobId, limit: 20 } });
    return items[0]?.id ?? '';
  };
  const withdraw = async (jobId: string) =>
    candidate('again').reply(moveApplication, { params: { id: await newest(jobId) }, body: { stage: 'withdrawn', reason: 'mistake' } });
  const refuse = async (jobId: string) => {
    await api.as('employer').reply(moveApplication, { params: { id: await newest(jobId) }, body: { stage: 'rejected' } });
    time += 80_000;
  };

  test('is possible at once after withdrawing, and three times in all', async () => {
    const jobId = await aPosting(api);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await again(jobId)).toBe(201);
      expect(await withdraw(jobId)).toMatchObject({ attempt, withdrawnFor: 'mistake' });
    }
    expect(await refused(jobId, {}, 'again')).toMatchObject({ status: 409, code: 'applications.attempts-used' });
  });

  test('after "Not selected" is possible from ninety days on', async () => {
    const jobId = await aPosting(api);
    await again(jobId);
    await refuse(jobId);
    const early = await refused(jobId, {}, 'again');
    expect(early).toMatchObject({ status: 409, code: 'applications.too-soon', retryAfter: 90 * 86_400 - 80 });
    const { id, version } = await api.as('employer').reply(getJob, { params: { id: jobId } });
    time += 89 * DAY;
    await api.as('employer').reply(moveJob, { params: { id }, body: { version, to: 'published', stillHiring: true } });
    expect(await again(jobId)).toBe(409);
    time += DAY;
    expect(await again(jobId)).toBe(201);
  });

  test('after "Not selected" is not possible where the terms exclude it', async () => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { mayApplyAgain: false });
    await again(jobId);
    await refuse(jobId);
    expect((await refused(jobId, {}, 'again')).code).toBe('applications.already-applied');
  });

  test('keeps the employer from taking the refusal back', async () => {
    const jobId = await aPosting(api);
    await again(jobId);
    const first = await newest(jobId);
    await refuse(jobId);
    await sql`update job_application_moves set actor_id = null where application_id = ${first}`.execute(api.db);
    await sql`insert into job_applications (id, job_id, company_id, candidate_id, attempt_no, message, stage)
      select gen_random_uuid(), job_id, company_id, candidate_id, 2, '', 'submitted' from job_applications where id = ${first}`.execute(
      api.db,
    );
    const employer = api.as('employer');
    expect((await employer.reply(getApplication, { params: { id: first } })).moves).toEqual([]);
    expect(await employer.refusal(moveApplication, { params: { id: first }, body: { stage: 'in_review' } })).toMatchObject({
      code: 'applications.move-not-allowed',
    });
  });
});

test('sending uses up the draft with its files', async () => {
  const jobId = await aPosting(api);
  await asks(api, jobId, { questions: EVERY_KIND });
  const licence = await aFile(api, 'drafting', 'answer');
  const answers = { [questionId(0)]: 'Day', [questionId(2)]: 'no', [questionId(7)]: licence };
  const body = { content: { answers }, version: 0 };
  await candidate('drafting').reply(saveDraft, { params: { id: jobId }, body });
  const { id } = await candidate('drafting').reply(applyToJob, { params: { id: jobId }, body: { answers } });
  const { rows } = await sql`select file_id, use, use_id, is_held from file_uses where file_id = ${licence}`.execute(api.db);
  expect(rows).toEqual([{ file_id: licence, use: 'applications.sent', use_id: id, is_held: true }]);
  expect((await sql`select from application_drafts where job_id = ${jobId}`.execute(api.db)).rows).toEqual([]);
});
