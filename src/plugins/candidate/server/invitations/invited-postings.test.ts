import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { inviteCandidate } from '../../contract/invitation-endpoints.ts';
import { anotherPosting, foundCandidate, hiringCompany } from '../testing/contact-world.ts';
import { invitedPostings } from './invited-postings.ts';

const api = testServer(serverPlugins);

test('a posting to which a candidate was invited is in use, another one is not', async () => {
  const { jobId } = await hiringCompany(api, 'sender');
  const other = await anotherPosting(api, 'sender');
  const id = await foundCandidate(api, 'invited');
  await api.as('employer', 'sender').reply(inviteCandidate, { params: { id }, body: { jobId, message: '' } });
  const usedAmong = (ids: readonly string[]) =>
    inTransaction(api.db, (_, transaction) => invitedPostings.usedAmong?.(transaction, ids) ?? Promise.resolve([]));
  expect(await usedAmong([jobId, other])).toEqual([jobId]);
  expect(await usedAmong([])).toEqual([]);
});
