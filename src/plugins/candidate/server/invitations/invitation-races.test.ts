import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { whileOpen } from '#core/testing/while-open.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { inviteCandidate } from '../../contract/invitation-endpoints.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { foundCandidate, hiringCompany } from '../testing/contact-world.ts';
import { blockCompany } from './block-company.ts';

const api = testServer(serverPlugins);

test('A block that is being set wins over an invitation', async () => {
  const { companyId, jobId } = await hiringCompany(api, 'blocked');
  const candidateId = await foundCandidate(api, 'blocking');
  const block = { candidateId, company: { id: companyId, name: 'Company' }, at: new Date() };
  const status = await whileOpen(
    api.db,
    (transaction) => blockCompany(tablesIn<CandidateTables>(transaction), block),
    () => api.as('employer', 'blocked').status(inviteCandidate, { params: { id: candidateId }, body: { jobId, message: '' } }),
  );
  expect(status).toBe(404);
});

test('A posting that is being closed takes no invitation', async () => {
  const { jobId } = await hiringCompany(api, 'closing');
  const candidateId = await foundCandidate(api, 'late');
  const answer = await whileOpen(
    api.db,
    (transaction) => sql`update job_postings set status = 'closed', ended_at = now() where id = ${jobId}`.execute(tablesIn(transaction)),
    () => api.as('employer', 'closing').refusal(inviteCandidate, { params: { id: candidateId }, body: { jobId, message: '' } }),
  );
  expect([answer.status, answer.issues?.map(({ code }) => code)]).toEqual([422, ['candidate.no-posting']]);
});

test('An invitation is deleted with its posting', async () => {
  const { jobId } = await hiringCompany(api, 'deleting');
  const candidateId = await foundCandidate(api, 'forgotten');
  await api.as('employer', 'deleting').reply(inviteCandidate, { params: { id: candidateId }, body: { jobId, message: '' } });
  await sql`delete from job_postings where id = ${jobId}`.execute(api.db);
  const left = api.db.$extendTables<CandidateTables>().selectFrom('candidate_invitations').select('id').where('job_id', '=', jobId);
  expect(await left.execute()).toEqual([]);
});
