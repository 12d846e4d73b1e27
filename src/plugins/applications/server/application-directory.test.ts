import type { Actor } from '#core/contract/actor.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import {
  type ApplicantAccess,
  type ApplicationDirectory,
  applicantAccess,
  applicationDirectory,
  type SeenApplication,
} from '../contract/application-directory.ts';
import { applicationListeners, type MadeMove } from '../contract/application-listeners.ts';
import { applyToJob, getApplication, moveApplication } from '../contract/endpoints.ts';
import type { Application } from '../contract/schemas.ts';
import { aJobInput } from './testing/a-job-input.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let directory: ApplicationDirectory;
let applicants: ApplicantAccess;
let moves: MadeMove[] = [];
let refuses = false;

/** A plugin that uses the directory of applications and listens to their moves. */
const other = defineServerPlugin({
  id: 'other',
  requires: ['applications'],
  setup: (kernel) => {
    directory = kernel.service(applicationDirectory);
    applicants = kernel.service(applicantAccess);
    return {
      contributes: [
        applicationListeners.add('other.told', 10, {
          moved: async (_transaction, made) => {
            moves.push(...made);
            if (refuses) throw new Error('The other plugin fails.');
          },
        }),
      ],
    };
  },
});

const api = testServer([...serverPlugins, other]);
let companyId: string;
let jobId: string;
beforeAll(async () => {
  companyId = (await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  await api.as('employer', 'stranger').reply(createCompany, { body: { name: 'Stranger Works' } });
  jobId = (await api.as('employer').reply(createJob, { body: aJobInput() })).id;
});
beforeEach(() => {
  moves = [];
  refuses = false;
});

async function apply(name: string): Promise<Application> {
  return api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body: { message: 'I drive cranes.' } });
}

async function seenBy(who: Caller, name: string, id: string): Promise<SeenApplication | undefined> {
  const actor: Actor = await api.as(who, name).actor();
  return directory.seenBy(actor, id);
}

const review = (id: string) => ({ params: { id }, body: { stage: 'in_review' as const } });

test('the directory of applications shows an application to its candidate, its employer and administrators, and to no other user', async () => {
  const { id, candidate } = await apply('seen');
  const state = { id, jobId, companyId, candidateId: candidate.id, stage: 'submitted', version: 1 };
  expect(await seenBy('candidate', 'seen', id)).toMatchObject({
    side: 'candidate',
    state,
    application: { job: { id: jobId, title: 'Structural engineer', company: 'Harbour Works' }, history: [{ to: 'submitted' }] },
  });
  expect(await seenBy('employer', 'first', id)).toMatchObject({ side: 'employer', state });
  expect(await seenBy('admin', 'first', id)).toMatchObject({ side: 'admin', state });
  expect(await seenBy('candidate', 'other', id)).toBeUndefined();
  expect(await seenBy('employer', 'stranger', id)).toBeUndefined();
  expect(await seenBy('newcomer', 'first', id)).toBeUndefined();
  expect(await seenBy('admin', 'first', NOBODY)).toBeUndefined();
});

test('the directory of applications withholds the same data from the employer as the API', async () => {
  const { id } = await apply('left');
  await api.as('candidate', 'left').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
  expect((await seenBy('employer', 'first', id))?.application).toMatchObject({ message: '', candidate: { email: null } });
  expect((await seenBy('candidate', 'left', id))?.application.message).toBe('I drive cranes.');
});

test('the directory of applications returns the state, and locks it in a transaction', async () => {
  const { id } = await apply('held');
  expect(await directory.stateOf(id)).toMatchObject({ stage: 'submitted', version: 1 });
  expect(await directory.stateOf(NOBODY)).toBeUndefined();
  const lock = () =>
    api.db
      .$extendTables<{ job_applications: { id: string } }>()
      .selectFrom('job_applications')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .noWait()
      .execute();
  await inTransaction(api.db, async (_own, transaction) => {
    expect(await directory.lockedState(transaction, id)).toMatchObject({ stage: 'submitted' });
    await expect(lock()).rejects.toThrow('could not obtain lock');
  });
  expect(await lock()).toHaveLength(1);
});

describe('listeners of moves', () => {
  test('are called for a new application and for each move', async () => {
    const { id, candidate } = await apply('told');
    await api.as('employer').reply(moveApplication, review(id));
    await api.as('candidate', 'told').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
    const parties = { applicationId: id, jobId, companyId, candidateId: candidate.id };
    expect(moves).toEqual([
      { ...parties, from: null, to: 'submitted', by: 'candidate' },
      { ...parties, from: 'submitted', to: 'in_review', by: 'employer' },
      { ...parties, from: 'in_review', to: 'withdrawn', by: 'candidate' },
    ]);
  });

  test('roll back a move or a new application with an error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id } = await apply('kept');
    refuses = true;
    await api.as('employer').failure(moveApplication, review(id));
    await api.as('candidate', 'never').failure(applyToJob, { params: { id: jobId }, body: {} });
    refuses = false;
    expect(await api.as('employer').reply(getApplication, { params: { id } })).toMatchObject({ stage: 'submitted', version: 1 });
    expect(await api.as('candidate', 'never').status(applyToJob, { params: { id: jobId }, body: {} })).toBe(201);
  });

  test('get all applications that end with a posting in one call', async () => {
    const boss = api.as('employer', 'leaving');
    const company = (await boss.reply(createCompany, { body: { name: 'Leaving Works' } })).id;
    const job = (await boss.reply(createJob, { body: aJobInput() })).id;
    const ids: string[] = [];
    for (const name of ['one', 'two']) {
      ids.push((await api.as('candidate', name).reply(applyToJob, { params: { id: job }, body: {} })).id);
    }
    await boss.reply(moveApplication, review(ids[0] ?? ''));
    moves = [];
    expect(await boss.status(deleteAccount)).toBe(204);
    const ended = { jobId: job, companyId: company, to: 'closed_unfilled', by: 'system' };
    const byId = [...moves].sort((one, two) => (one.applicationId < two.applicationId ? -1 : 1));
    expect(byId).toMatchObject([
      { ...ended, applicationId: ids[0], from: 'in_review' },
      { ...ended, applicationId: ids[1], from: 'submitted' },
    ]);
  });
});

test('the postings to which a candidate applied are those of the given companies, without withdrawn applications', async () => {
  const { id, candidate } = await apply('applied');
  const applied = (companyIds: readonly string[]) =>
    inTransaction(api.db, (_own, transaction) => applicants.appliedPostings(transaction, candidate.id, companyIds));
  expect([await applied([NOBODY, companyId]), await applied([NOBODY]), await applied([])]).toEqual([[jobId], [], []]);
  await api.as('candidate', 'applied').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
  expect(await applied([companyId])).toEqual([]);
});
