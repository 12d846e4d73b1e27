import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createDraft } from '#plugins/jobs/contract/managing-endpoints.ts';
import { type PostingReader, postingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { MOST_SAVED_JOBS } from '../../contract/saved.ts';
import { getSavedMark, listSavedJobs, listSavedMarks, saveJob, unsaveJob } from '../../contract/saved-endpoints.ts';
import { anEmployer, aPosting, completeFields, moveOn } from '../testing/posting-world.ts';
import { manyPostings, saveMany } from '../testing/saved-world.ts';
import { searchDatabase, serviceOf } from '../testing/search-fixture.ts';
import { SavedJobs } from './saved-jobs.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const published = async (name: string): Promise<string> => (await aPosting(await anEmployer(api, name))).id;

describe('saving a posting', () => {
  test('is for postings that the candidate may read', async () => {
    const employer = await anEmployer(api, 'anna');
    const params = { id: (await aPosting(employer)).id };
    const candidate = api.as('candidate', 'reader');
    expect(await candidate.status(saveJob, { params: { id: NOBODY }, body: {} })).toBe(404);
    const draft = await employer.reply(createDraft, { body: completeFields() });
    expect(await candidate.status(saveJob, { params: { id: draft.job.id }, body: {} })).toBe(404);
    const removed = await moveOn(api.as('admin'), await aPosting(employer), 'removed', { reason: 'It is not a job.' });
    expect(await candidate.status(saveJob, { params: { id: removed.id }, body: {} })).toBe(404);
    expect(await candidate.status(saveJob, { params, body: { note: 'x'.repeat(501) } })).toBe(422);
    const mark = await candidate.reply(saveJob, { params, body: { note: 'x'.repeat(500) } });
    expect(mark).toEqual({ note: 'x'.repeat(500), savedAt: new Date(time).toISOString() });
    expect(await candidate.reply(getSavedMark, { params })).toEqual({ saved: mark });
    expect(await candidate.reply(listSavedMarks)).toEqual({ ids: [params.id] });
    expect(await api.as('candidate', 'other').reply(getSavedMark, { params })).toEqual({ saved: null });
  });

  test('takes a posting that ended as long as everybody may read it', async () => {
    const employer = await anEmployer(api, 'bert');
    const job = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'filled_here' });
    expect(await api.as('candidate', 'early').status(saveJob, { params: { id: job.id }, body: {} })).toBe(200);
    time += 31 * 86_400_000;
    expect(await api.as('candidate', 'late').status(saveJob, { params: { id: job.id }, body: {} })).toBe(404);
    // A user who has saved it can still change the note.
    expect(await api.as('candidate', 'early').reply(saveJob, { params: { id: job.id }, body: { note: 'Ask again' } })).toMatchObject({
      note: 'Ask again',
    });
  });

  test('again keeps the time, and changes the note only if one is given', async () => {
    const [params, candidate] = [{ id: await published('clara') }, api.as('candidate', 'again')];
    const first = await candidate.reply(saveJob, { params, body: { note: ' Ask  for \u0000Kim\r\nfirst ' } });
    expect(first.note).toBe('Ask  for Kim\nfirst');
    time += 60_000;
    expect(await candidate.reply(saveJob, { params, body: {} })).toEqual(first);
    expect(await candidate.reply(saveJob, { params, body: { note: '' } })).toEqual({ ...first, note: null });
    expect(await candidate.reply(unsaveJob, { params })).toEqual({ saved: { ...first, note: null } });
    expect(await candidate.reply(unsaveJob, { params })).toEqual({ saved: null });
  });

  test('at the same time saves it once', async () => {
    const [params, candidate] = [{ id: await published('dora') }, api.as('candidate', 'twice')];
    const marks = await Promise.all(Array.from({ length: 8 }, () => candidate.reply(saveJob, { params, body: {} })));
    expect(new Set(marks.map(({ savedAt }) => savedAt)).size).toBe(1);
    expect(await candidate.reply(listSavedMarks)).toEqual({ ids: [params.id] });
  });

  test('stops at 500, also when 20 are saved at once', async () => {
    const candidate = api.as('candidate', 'full');
    const { userId } = await candidate.actor();
    await saveMany(api, userId, MOST_SAVED_JOBS - 5);
    const ids = await manyPostings(api, 'Further', 20);
    const answers = await Promise.all(ids.map((id) => candidate.status(saveJob, { params: { id }, body: {} })));
    expect(answers.toSorted()).toEqual([...Array(5).fill(200), ...Array(15).fill(409)]);
    const marks = await candidate.reply(listSavedMarks);
    expect(marks.ids).toHaveLength(MOST_SAVED_JOBS);
    const further = ids.find((id) => !marks.ids.includes(id)) ?? '';
    const refusal = await candidate.refusal(saveJob, { params: { id: further }, body: {} });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'jobs.saved-limit',
      message: 'You have saved 500 jobs. Take some away to save more.',
    });
    // A saved one can still be saved again.
    expect(await candidate.status(saveJob, { params: { id: marks.ids[0] ?? '' }, body: { note: 'Kept' } })).toBe(200);
  }, 60_000);

  test('of a posting that is deleted or removed meanwhile is a 404', async () => {
    const db = searchDatabase(api);
    const actor = await api.as('candidate', 'meanwhile').actor();
    const abilities = api.registry.abilitiesOf(actor);
    const changes = [
      (id: string) => db.deleteFrom('job_postings').where('id', '=', id).execute(),
      (id: string) => sql`update job_postings set status = 'removed', end_reason = 'removed' where id = ${id}`.execute(db),
    ];
    for (const id of await manyPostings(api, 'Fleeting', changes.length)) {
      // The posting changes after the user was allowed to read it.
      const { demandReadable, lockedTitle } = serviceOf(api, postingReader);
      const postings: Pick<PostingReader, 'demandReadable' | 'lockedTitle'> = {
        demandReadable: async (...asked) => {
          const readable = await demandReadable(...asked);
          await changes.shift()?.(id);
          return readable;
        },
        lockedTitle,
      };
      const saved = new SavedJobs({ db, postings, now: () => new Date(time) });
      await expect(saved.save({ actor, abilities }, id, undefined)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

test('the list of saved postings pages by key with the one saved last first', async () => {
  const query = { limit: 3 };
  const candidate = api.as('candidate', 'pages');
  const { userId } = await candidate.actor();
  expect(await candidate.reply(listSavedJobs, { query })).toEqual({ items: [], nextCursor: null });
  const ids = await saveMany(api, userId, 8);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await candidate.reply(listSavedJobs, { query: { ...query, cursor } });
    seen.push(...page.items.map((saved) => saved.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids.toReversed());
  const { nextCursor } = await candidate.reply(listSavedJobs, { query });
  const foreign = { query: { ...query, cursor: nextCursor ?? '' } };
  expect(await api.as('candidate', 'thief').refusal(listSavedJobs, foreign)).toMatchObject({ status: 422, issues: [{ path: 'cursor' }] });
  expect(await candidate.status(listSavedJobs, { query: { limit: 3, cursor: 'forged' } })).toBe(422);
});
