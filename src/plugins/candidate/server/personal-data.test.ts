import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { inviteCandidate } from '../contract/invitation-endpoints.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { anotherPosting, foundCandidate, hiringCompany } from './testing/contact-world.ts';

const api = testServer(serverPlugins);

async function itemsOf(who: 'candidate' | 'employer', name: string) {
  const { items } = await api.as(who, name).reply(getDeletionPlan);
  return items.filter(({ code }) => code.startsWith('candidate.'));
}

function invitationsTo(candidateId: string) {
  const rows = api.db.$extendTables<CandidateTables>().selectFrom('candidate_invitations').select(['job_id', 'sender_id']);
  return rows.where('candidate_id', '=', candidateId).execute();
}

test('The invitations of a candidate are deleted with the account', async () => {
  const { jobId } = await hiringCompany(api, 'sender');
  const second = await anotherPosting(api, 'sender');
  const id = await foundCandidate(api, 'leaving');
  for (const job of [jobId, second]) {
    await api.as('employer', 'sender').reply(inviteCandidate, { params: { id }, body: { jobId: job, message: 'Come to us.' } });
  }
  expect(await itemsOf('candidate', 'leaving')).toEqual([
    { code: 'candidate.profile', fate: 'deleted', count: 1 },
    { code: 'candidate.invitations', fate: 'deleted', count: 2 },
  ]);
  await api.as('candidate', 'leaving').reply(deleteAccount);
  expect(await invitationsTo(id)).toEqual([]);
});

test('The invitations that a member sent stay with the company, without the name of the sender', async () => {
  const { companyId, jobId } = await hiringCompany(api, 'staying');
  const id = await foundCandidate(api, 'invited');
  const { userId } = await api.as('employer', 'colleague').actor();
  await addMember(companyId, userId);
  await api.as('employer', 'colleague').reply(inviteCandidate, { params: { id }, body: { jobId, message: '' } });
  expect(await invitationsTo(id)).toEqual([{ job_id: jobId, sender_id: userId }]);
  expect(await itemsOf('employer', 'colleague')).toEqual([{ code: 'candidate.sent-invitations', fate: 'kept', count: 1 }]);
  await api.as('employer', 'colleague').reply(deleteAccount);
  expect(await invitationsTo(id)).toEqual([{ job_id: jobId, sender_id: null }]);
});

async function addMember(companyId: string, userId: string): Promise<void> {
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, 'owner')`.execute(api.db);
}
