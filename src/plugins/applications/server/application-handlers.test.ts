import type { Page } from '#core/contract/paging.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { whileOpen } from '#core/testing/while-open.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import type { ApplicationStage } from '../contract/application.ts';
import { applyToJob, countApplications, getApplication, listApplications, moveApplication } from '../contract/endpoints.ts';
import type { Application } from '../contract/schemas.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';
import { aJobInput } from './testing/a-job-input.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
beforeAll(async () => {
  await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } });
  await api.as('employer', 'stranger').reply(createCompany, { body: { name: 'Stranger Works' } });
});

const applicationsDatabase = (): ApplicationsDatabase => api.db.$extendTables<ApplicationTables>();

let titles = 0;
/** A new posting of the first employer. */
async function aJob(): Promise<string> {
  titles += 1;
  return (await api.as('employer').reply(createJob, { body: aJobInput({ title: `Crane driver ${titles}` }) })).id;
}

/** An application to a new posting. */
async function anApplication(): Promise<Application> {
  return api.as('candidate').reply(applyToJob, { params: { id: await aJob() }, body: { message: 'I drive cranes.' } });
}

function move(id: string, stage: ApplicationStage, version?: number) {
  return { params: { id }, body: { stage, version } };
}

describe('applying', () => {
  test('needs an existing posting and a message within the limit', async () => {
    const id = await aJob();
    expect(await api.as('candidate').status(applyToJob, { params: { id: NOBODY }, body: {} })).toBe(404);
    const long = await api.as('candidate').refusal(applyToJob, { params: { id }, body: { message: 'x'.repeat(5001) } });
    expect(long).toMatchObject({ status: 422, issues: [{ path: 'message' }] });
    const application = await api.as('candidate').reply(applyToJob, { params: { id }, body: { message: ' I drive cranes.\r\nWell. ' } });
    expect(application).toMatchObject({
      job: { id, company: 'Harbour Works', location: 'Bergen' },
      candidate: { name: 'candidate-first', email: 'candidate-first@example.test' },
      message: 'I drive cranes.\nWell.',
      stage: 'submitted',
      moves: ['withdrawn'],
      version: 1,
      createdAt: new Date(time).toISOString(),
    });
  });

  test('with twenty clicks at once creates one application', async () => {
    const id = await aJob();
    const clicks = Array.from({ length: 20 }, () => api.as('candidate', 'hasty').status(applyToJob, { params: { id }, body: {} }));
    const statuses = (await Promise.all(clicks)).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const rows = await applicationsDatabase().selectFrom('job_applications').select('id').where('job_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('a second time is refused, and after a withdrawal it creates another attempt', async () => {
    const { id, job } = await anApplication();
    const again = { params: { id: job.id }, body: {} };
    expect(await api.as('candidate').refusal(applyToJob, again)).toMatchObject({ status: 409, code: 'applications.already-applied' });
    await api.as('candidate').reply(moveApplication, move(id, 'withdrawn'));
    await api.as('candidate').reply(applyToJob, again);
    const attempts = await applicationsDatabase()
      .selectFrom('job_applications')
      .select('attempt_no')
      .where('job_id', '=', job.id)
      .execute();
    expect(attempts.map((row) => row.attempt_no).sort()).toEqual([1, 2]);
  });

  test('to a closed posting is refused, and to a draft is not found', async () => {
    const id = await aJob();
    const become = (status: 'closed' | 'draft') =>
      api.db
        .$extendTables<{ job_postings: { id: string; status: string } }>()
        .updateTable('job_postings')
        .set({ status })
        .where('id', '=', id)
        .execute();
    await become('closed');
    expect(await api.as('candidate').refusal(applyToJob, { params: { id }, body: {} })).toMatchObject({
      status: 409,
      code: 'applications.not-open',
    });
    await become('draft');
    expect(await api.as('candidate').status(applyToJob, { params: { id }, body: {} })).toBe(404);
  });
});

describe('reading applications', () => {
  test('the candidate, the company and administrators can read one', async () => {
    const { id } = await anApplication();
    expect(await api.as('candidate', 'other').status(getApplication, { params: { id } })).toBe(404);
    expect(await api.as('employer', 'stranger').status(getApplication, { params: { id } })).toBe(404);
    expect(await api.as('admin').status(getApplication, { params: { id: NOBODY } })).toBe(404);
    const history = [{ from: null, to: 'submitted', by: 'candidate', at: new Date(time).toISOString() }];
    expect(await api.as('candidate').reply(getApplication, { params: { id } })).toMatchObject({ moves: ['withdrawn'], history });
    expect((await api.as('employer').reply(getApplication, { params: { id } })).moves).toContain('in_review');
    expect((await api.as('admin').reply(getApplication, { params: { id } })).moves).toEqual([]);
  });

  test('a withdrawn one shows the employer only the name, the time and the history of stages', async () => {
    const { id, job, candidate } = await anApplication();
    await api.as('employer').reply(moveApplication, move(id, 'in_review'));
    await api.as('candidate').reply(moveApplication, move(id, 'withdrawn'));
    const query = { jobId: job.id };
    const withheld = { candidate: { ...candidate, email: null }, message: '', stage: 'withdrawn' };
    const seen = await api.as('employer').reply(getApplication, { params: { id } });
    expect(seen).toMatchObject(withheld);
    expect(seen.history.map(({ to }) => to)).toEqual(['submitted', 'in_review', 'withdrawn']);
    expect((await api.as('employer').reply(listApplications, { query })).items).toMatchObject([withheld]);
    const found = async (q: string) => (await api.as('employer').reply(listApplications, { query: { ...query, q } })).items.length;
    expect([await found('first'), await found('example.test'), await found('cranes')]).toEqual([1, 0, 0]);
    const { stages } = await api.as('employer').reply(countApplications, { params: { id: job.id }, query: { q: 'cranes' } });
    expect(stages.filter(({ now }) => now > 0)).toEqual([]);
    const whole = { candidate, message: 'I drive cranes.' };
    expect(await api.as('candidate').reply(getApplication, { params: { id } })).toMatchObject(whole);
    expect(await api.as('admin').reply(getApplication, { params: { id } })).toMatchObject(whole);
  });

  test('the list has only the applications of the user, and filters them', async () => {
    expect(await api.as('candidate').status(listApplications, { query: { jobId: 'x' } })).toBe(422);

    const jobId = await aJob();
    const mine = await api.as('candidate', 'lister').reply(applyToJob, { params: { id: jobId }, body: {} });
    const theirs = await api.as('candidate', 'neighbour').reply(applyToJob, { params: { id: jobId }, body: {} });
    const idsFor = async (who: 'candidate' | 'employer' | 'admin', name: string, query: object): Promise<string[]> =>
      (await api.as(who, name).reply(listApplications, { query })).items.map((application) => application.id).sort();
    expect(await idsFor('candidate', 'lister', {})).toEqual([mine.id]);
    expect(await idsFor('candidate', 'lister', { candidateId: theirs.candidate.id })).toEqual([]);
    expect(await idsFor('employer', 'first', { jobId })).toEqual([mine.id, theirs.id].sort());
    expect(await idsFor('employer', 'first', { jobId, candidateId: theirs.candidate.id })).toEqual([theirs.id]);
    expect(await idsFor('employer', 'stranger', { jobId })).toEqual([]);
    expect(await idsFor('employer', 'without company', {})).toEqual([]);
    expect(await idsFor('admin', 'first', { jobId })).toEqual([mine.id, theirs.id].sort());
  });

  test('the pages of the list have each application once, newest first', async () => {
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      if (at % 3 === 0) time += 1000;
      made.push((await api.as('candidate', 'busy').reply(applyToJob, { params: { id: await aJob() }, body: {} })).id);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Page<Application> = await api.as('candidate', 'busy').reply(listApplications, { query: { limit: 3, cursor } });
      seen.push(...page.items.map((application) => application.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(made.reverse());
    const { nextCursor } = await api.as('candidate', 'busy').reply(listApplications, { query: { limit: 3 } });
    const other = { query: { stage: 'submitted' as const, cursor: nextCursor ?? '' } };
    expect(await api.as('candidate', 'busy').status(listApplications, other)).toBe(422);
  });
});

describe('moving an application', () => {
  test('is for both sides, each with its own moves', async () => {
    const { id } = await anApplication();
    expect(await api.as('candidate', 'other').status(moveApplication, move(id, 'withdrawn'))).toBe(404);
    expect(await api.as('employer', 'stranger').status(moveApplication, move(id, 'in_review'))).toBe(404);
    expect(await api.as('employer').status(moveApplication, { params: { id }, body: { stage: 'promoted' } })).toBe(422);
    const refused = { status: 409, code: 'applications.move-not-allowed' };
    expect(await api.as('candidate').refusal(moveApplication, move(id, 'in_review'))).toMatchObject(refused);
    expect(await api.as('employer').refusal(moveApplication, move(id, 'withdrawn'))).toMatchObject(refused);
    expect(await api.as('employer').refusal(moveApplication, move(id, 'hired'))).toMatchObject(refused);

    time += 60_000;
    const reviewed = await api.as('employer').reply(moveApplication, move(id, 'in_review', 1));
    expect(reviewed).toMatchObject({ stage: 'in_review', version: 2, updatedAt: new Date(time).toISOString() });
    expect(reviewed.history.at(-1)).toEqual({ from: 'submitted', to: 'in_review', by: 'employer', at: new Date(time).toISOString() });
    time += 2 * 60_000;
    expect(await api.as('candidate').reply(getApplication, { params: { id } })).toMatchObject({ stage: 'in_review', version: 2 });
  });

  test('from an old version is refused', async () => {
    const { id } = await anApplication();
    await api.as('employer').reply(moveApplication, move(id, 'in_review', 1));
    expect(await api.as('employer').refusal(moveApplication, move(id, 'offer', 1))).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('to two stages at once succeeds for one of them', async () => {
    const { id } = await anApplication();
    const statuses = await Promise.all([
      api.as('employer').status(moveApplication, move(id, 'interview', 1)),
      api.as('employer').status(moveApplication, move(id, 'rejected', 1)),
      api.as('employer').status(moveApplication, move(id, 'offer', 1)),
    ]);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await api.as('employer').reply(getApplication, { params: { id } })).history).toHaveLength(2);
  });

  test('records the time of the first move by the employer, and not of moves by the candidate', async () => {
    const firstResponse = async (id: string): Promise<Date | null> => {
      const row = await applicationsDatabase()
        .selectFrom('job_applications')
        .select('first_response_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.first_response_at;
    };
    const withdrawn = await anApplication();
    await api.as('candidate').reply(moveApplication, move(withdrawn.id, 'withdrawn'));
    expect(await firstResponse(withdrawn.id)).toBeNull();
    const answered = await anApplication();
    time += 5000;
    const at = new Date(time);
    await api.as('employer').reply(moveApplication, move(answered.id, 'in_review'));
    time += 5000;
    await api.as('employer').reply(moveApplication, move(answered.id, 'offer'));
    expect(await firstResponse(answered.id)).toEqual(at);
  });

  test('that is deleted with its candidate at the same moment is not found', async () => {
    const { id } = await anApplication();
    const status = await whileOpen(
      api.db,
      (transaction) => tablesIn<ApplicationTables>(transaction).deleteFrom('job_applications').where('id', '=', id).execute(),
      () => api.as('employer').status(moveApplication, move(id, 'in_review')),
    );
    expect(status).toBe(404);
  });

  test('leaves a history that cannot be changed', async () => {
    const { id } = await anApplication();
    const rewrite = applicationsDatabase().updateTable('job_application_moves').set({ to_stage: 'hired' }).where('application_id', '=', id);
    await expect(rewrite.execute()).rejects.toThrow('only ever added to');
  });
});
