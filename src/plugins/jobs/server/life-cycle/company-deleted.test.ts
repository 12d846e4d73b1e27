import { testServer } from '#core/testing/server-kit.ts';
import { createCompany, deleteCompany, getCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createDraft, deleteDraft } from '../../contract/managing-endpoints.ts';

const api = testServer(serverPlugins);

test('a company with a posting in any state is not deleted, and without one it is', async () => {
  const owner = api.as('employer');
  const admin = api.as('admin:companies');
  const { id } = await owner.reply(createCompany, { body: { name: 'With a draft' } });
  const { job } = await owner.reply(createDraft, { body: { companyId: id } });
  expect(await admin.refusal(deleteCompany, { params: { id } })).toMatchObject({ status: 409, code: 'employer.company-in-use' });
  expect((await owner.reply(getCompany, { params: { id } })).id).toBe(id);
  await owner.reply(deleteDraft, { params: { id: job.id } });
  await admin.reply(deleteCompany, { params: { id } });
  expect(await owner.status(getCompany, { params: { id } })).toBe(404);
});
