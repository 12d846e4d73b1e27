import { testServer } from '#core/testing/server-kit.ts';
import { acceptInvitation, changeMember, inviteMember } from '#plugins/employer/contract/team/team-endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listIssued, offerCredential } from '../../contract/credential-endpoints.ts';
import { askToIssue, createAchievement, createKey, listMyIssuers, retireAchievement } from '../../contract/issuer-endpoints.ts';
import { activeAchievement, INPUT, trustedIssuer } from '../testing/passport-world.ts';

const api = testServer(serverPlugins);

test('a recruiter issues with the right alone, and changes neither achievements nor keys', async () => {
  const { employer, companyId, issuerId } = await trustedIssuer(api, 'rights');
  const achievement = await activeAchievement(api, { employer, companyId, issuerId });
  const [owner, recruiter] = [api.as('employer', employer), api.as('employer', 'rights-recruiter')];
  const { email, userId } = await recruiter.actor();
  const { token } = await owner.reply(inviteMember, { params: { id: companyId }, body: { email, role: 'recruiter' } });
  await recruiter.reply(acceptInvitation, { body: { token } });

  const issued = () => recruiter.status(listIssued, { params: { id: issuerId }, query: { limit: 20 } });
  const offer = () =>
    recruiter.status(offerCredential, {
      params: { id: achievement.id },
      body: { to: { email: 'somebody@rights.test' }, result: '', evidence: [] },
    });
  const owners = async () => [
    await recruiter.status(askToIssue, { body: { companyId, name: 'Another name' } }),
    await recruiter.status(createAchievement, { params: { id: issuerId }, body: INPUT }),
    await recruiter.status(retireAchievement, { params: { id: achievement.id }, body: { version: achievement.version } }),
    await recruiter.status(createKey, { params: { id: issuerId } }),
  ];
  expect([await issued(), await offer(), ...(await owners())]).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await recruiter.reply(listMyIssuers)).items).toEqual([]);

  await owner.reply(changeMember, { params: { id: companyId, userId }, body: { issuesCredentials: true, version: 1 } });
  expect([await issued(), await offer(), ...(await owners())]).toEqual([200, 201, 404, 404, 404, 404]);
  expect((await recruiter.reply(listMyIssuers)).items).toMatchObject([{ id: issuerId }]);
});
