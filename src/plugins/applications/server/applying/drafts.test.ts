import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '../../contract/applying/draft-endpoints.ts';
import { aFile, aPosting, asks, EVERY_KIND, questionId } from '../testing/applying-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
const candidate = (name = 'first') => api.as('candidate', name);
const save = (jobId: string, content: object, version = 0, name?: string) =>
  candidate(name).call(saveDraft, { params: { id: jobId }, body: { content, version } });
const refused = (jobId: string, content: object, version = 0, name?: string) =>
  candidate(name).refusal(saveDraft, { params: { id: jobId }, body: { content, version } });
const draftOf = async (jobId: string, name?: string) => (await candidate(name).reply(getDraft, { params: { id: jobId } })).draft;

describe('a draft', () => {
  test('keeps unfinished input until its candidate deletes it', async () => {
    const jobId = await aPosting(api);
    expect(await draftOf(jobId)).toBeNull();
    const content = { message: 'I would', answers: { [questionId(1)]: 'half an ans' } };
    expect(await save(jobId, content)).toMatchObject({ status: 200, body: { content, version: 1, deletedAt: '2026-03-31T09:00:00.000Z' } });
    expect((await save(jobId, { message: 'I would like' }, 1)).status).toBe(200);
    expect(await draftOf(jobId)).toMatchObject({ content: { message: 'I would like' }, version: 2 });
    expect((await candidate().reply(listDrafts)).items).toMatchObject([{ job: { id: jobId }, takesApplications: true }]);
    await candidate().reply(deleteDraft, { params: { id: jobId } });
    await candidate().reply(deleteDraft, { params: { id: jobId } });
    expect(await draftOf(jobId)).toBeNull();
  });

  test('is seen by nobody else', async () => {
    const jobId = await aPosting(api);
    await save(jobId, { message: 'Only mine' });
    expect(await draftOf(jobId, 'other')).toBeNull();
    expect((await candidate('other').reply(listDrafts)).items).toEqual([]);
  });

  test('that was saved elsewhere meanwhile is a conflict, also twenty times at once', async () => {
    const jobId = await aPosting(api);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(jobId, { message: `${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await refused(jobId, {}, 2)).code).toBe('conflict');
  });

  test('of more than 64 KB is refused', async () => {
    const jobId = await aPosting(api);
    const answers = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [questionId(at), '漢'.repeat(2000)]));
    const { status, issues } = await refused(jobId, { answers });
    expect([status, issues]).toMatchObject([422, [{ path: 'content', code: 'applications.long-draft' }]]);
  });

  test('is not begun for a posting that takes no applications', async () => {
    const jobId = await aPosting(api);
    await sql`update job_postings set status = 'closed', ended_at = now() where id = ${jobId}`.execute(api.db);
    expect((await refused(jobId, {})).code).toBe('applications.not-open');
  });

  test('is one of at most a hundred, also when twenty are begun at once', async () => {
    const { userId } = await candidate('busy').actor();
    const jobIds = await Promise.all(Array.from({ length: 20 }, () => aPosting(api)));
    await sql`
      with jobs as (select id, company_id from job_postings limit 1), postings as (
        insert into job_postings (id, company_id, company_name, title, source, status, content_hash, created_at, updated_at, published_at, expires_at)
        select gen_random_uuid(), company_id, 'Works', 'Driver', 'authored', 'published', sha256(n::text::bytea), now(), now(), now(), now() + interval '9 days'
        from jobs, generate_series(1, 90) n returning id
      )
      insert into application_drafts (id, job_id, candidate_id, content, terms_version, version, updated_at)
      select gen_random_uuid(), id, ${userId}, '{}', 0, 1, now() from postings`.execute(api.db);
    const answers = await Promise.all(jobIds.map((jobId) => save(jobId, {}, 0, 'busy')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await refused(jobIds[0] ?? '', {}, 0, 'busy')).status).toBe(409);
  });
});

describe('the files of a draft', () => {
  const uses = async (fileId: string) => {
    const { rows } = await sql<{ use: string }>`select use from file_uses where file_id = ${fileId}`.execute(api.db);
    return rows.map(({ use }) => use);
  };

  test('are kept while the draft names them', async () => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { questions: EVERY_KIND });
    const [licence, other] = [await aFile(api, 'first', 'answer'), await aFile(api, 'first', 'answer')];
    const answer = (fileId: string) => ({ answers: { [questionId(7)]: fileId } });
    await save(jobId, answer(licence));
    expect(await uses(licence)).toEqual(['applications.draft']);
    await save(jobId, answer(other), 1);
    expect([await uses(licence), await uses(other)]).toEqual([[], ['applications.draft']]);
    await candidate().reply(deleteDraft, { params: { id: jobId } });
    expect(await uses(other)).toEqual([]);
  });

  test('are free again when the posting is gone', async () => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { questions: EVERY_KIND });
    const licence = await aFile(api, 'first', 'answer');
    await save(jobId, { answers: { [questionId(7)]: licence } });
    await sql`delete from job_postings where id = ${jobId}`.execute(api.db);
    expect(await uses(licence)).toEqual(['applications.draft']);
    await api.runSchedule('applications.sweep-drafts');
    expect(await uses(licence)).toEqual([]);
  });

  test.each([
    ['of another candidate', 'other', 'answer', 'ready'],
    ['of another purpose', 'first', 'photo', 'ready'],
    ['with a virus', 'first', 'answer', 'infected'],
  ] as const)('are not those %s', async (_what, owner, purpose, state) => {
    const jobId = await aPosting(api);
    await asks(api, jobId, { questions: EVERY_KIND });
    const { status, issues } = await refused(jobId, { answers: { [questionId(7)]: await aFile(api, owner, purpose, state) } });
    expect([status, issues?.[0]?.path]).toEqual([422, `content.answers.${questionId(7)}`]);
  });
});

test('drafts are deleted 30 days after the last change, and 7 days after the end of the posting', async () => {
  const [kept, old, ended] = [await aPosting(api, 'sweep'), await aPosting(api, 'sweep'), await aPosting(api, 'sweep')];
  for (const jobId of [old, ended]) await save(jobId, { message: 'x' }, 0, 'swept');
  await sql`update job_postings set expires_at = null where id in (${kept}, ${old})`.execute(api.db);
  await sql`update job_postings set expires_at = ${new Date(time + 5 * DAY)} where id = ${ended}`.execute(api.db);
  const left = async () => {
    await api.runSchedule('applications.sweep-drafts');
    return (await candidate('swept').reply(listDrafts)).items.map(({ job }) => job.id).sort();
  };
  expect((await draftOf(ended, 'swept'))?.deletedAt).toBe(new Date(time + 12 * DAY).toISOString());
  time += 12 * DAY - 1;
  await save(kept, { message: 'x' }, 0, 'swept');
  expect(await left()).toEqual([kept, old, ended].sort());
  time += 1;
  expect(await left()).toEqual([kept, old].sort());
  time += 18 * DAY;
  expect(await left()).toEqual([kept]);
});
