import { type Kysely, sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getCopy } from '../../contract/applying/copy-endpoints.ts';
import { applyToJob, moveApplication } from '../../contract/endpoints.ts';
import { aPosting } from '../testing/applying-world.ts';
import { addApplying } from './0002-applying.ts';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const rows = async (table: 'job_applications' | 'job_application_moves') => {
  const { rows: all } = await sql<{
    row: Record<string, unknown>;
  }>`select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} order by 1`.execute(api.db);
  return all.map(({ row }) => row);
};

// A migration knows no tables. They exist only as types.
const migrate = (way: 'up' | 'down') => api.db.transaction().execute((db) => addApplying[way](db as unknown as Kysely<unknown>));

/** The columns of the build before. */
const OLD = ['id', 'job_id', 'company_id', 'candidate_id', 'attempt_no', 'message', 'stage', 'version', 'created_at', 'updated_at'];
const old = (row: Record<string, unknown>) => Object.fromEntries(OLD.map((name) => [name, row[name]]));

test('a database of the build before keeps applications and moves, and each application gets its copy', async () => {
  const employer = api.as('employer');
  const jobId = await aPosting(api);
  const [undone, answered] = await Promise.all(
    ['undone', 'answered'].map((name) =>
      api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body: { message: `I am ${name}.` } }),
    ),
  );
  const move = (id: string, stage: 'in_review' | 'submitted') => employer.reply(moveApplication, { params: { id }, body: { stage } });
  await move(undone?.id ?? '', 'in_review');
  time += 30_000;
  await move(undone?.id ?? '', 'submitted');
  await move(answered?.id ?? '', 'in_review');
  const before = { applications: await rows('job_applications'), moves: await rows('job_application_moves') };

  await migrate('down');
  // The build before counted the moves that were undone.
  await sql`update job_applications set first_response_at = '2026-03-01T09:00:00Z'`.execute(api.db);
  expect((await rows('job_applications')).map(old)).toEqual(before.applications.map(old));
  await migrate('up');

  expect(await rows('job_application_moves')).toEqual(before.moves);
  const after = await rows('job_applications');
  expect(after.map(old)).toEqual(before.applications.map(old));
  for (const name of ['first_response_at', 'job_title', 'company_name']) {
    expect(after.map((row) => [name, row[name]])).toEqual(before.applications.map((row) => [name, row[name]]));
  }
  expect(after.map((row) => [row.has_copy, row.answer_by])).toEqual([
    [false, null],
    [false, null],
  ]);
  await api.runSchedule('applications.copy-earlier');
  for (const { id, name } of [undone, answered].map((one, at) => ({ id: one?.id ?? '', name: ['undone', 'answered'][at] }))) {
    const copy = await employer.reply(getCopy, { params: { id } });
    expect(copy).toMatchObject({ isMade: true, parts: [{ part: 'message', copy: { text: `I am ${name}.` } }, { part: 'posting' }] });
  }
});
