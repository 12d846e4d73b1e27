import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { offerCredential, revokeCredential, suspendCredential } from '../contract/credential-endpoints.ts';
import { type PassportNotice, passportNoticeListeners } from '../contract/notices.ts';
import { declineCredential } from '../contract/passport-endpoints.ts';
import { aCredential, activeAchievement, anOffer, aRequest, type TestIssuer, trustedIssuer } from './testing/passport-world.ts';

const noticed: PassportNotice[] = [];

const listening = defineServerPlugin({
  id: 'listening',
  requires: ['skill-passports'],
  setup: () => ({
    contributes: [
      contribute(passportNoticeListeners, {
        id: 'listening.all',
        order: 10,
        value: { noticed: async (_transaction, notice) => void noticed.push(notice) },
      }),
    ],
  }),
});

let api: TestServer;
let issuer: TestIssuer;
beforeAll(async () => {
  api = await serverWith([...serverPlugins, listening], { env: { PUBLIC_URL: 'https://jobs.example' } });
  issuer = await trustedIssuer(api, 'harbour');
});

test('each deed tells the other side', async () => {
  const { companyId, issuerId } = issuer;
  expect(noticed.splice(0)).toEqual([{ kind: 'issuer-decided', subjectId: issuerId, to: { companyId } }]);
  const { id } = await aCredential(api, { issuer, candidate: 'robin' });
  const { userId } = await api.as('candidate', 'robin').actor();
  const member = api.as('employer', 'harbour');
  await member.reply(suspendCredential, { params: { id }, body: { reason: 'We check this once more.', version: 2 } });
  await member.reply(revokeCredential, { params: { id }, body: { reason: 'error', version: 3 } });
  expect(noticed.splice(0)).toEqual([
    { kind: 'offered', subjectId: id, to: { userId } },
    { kind: 'accepted', subjectId: id, to: { companyId } },
    { kind: 'suspended', subjectId: id, to: { userId } },
    { kind: 'revoked', subjectId: id, to: { userId } },
  ]);
  const request = await aRequest(api, { issuer, candidate: 'robin' });
  expect(noticed.splice(0)).toEqual([{ kind: 'requested', subjectId: request.id, to: { companyId } }]);
  const offer = await anOffer(api, { issuer, candidate: 'robin' });
  await api.as('candidate', 'robin').reply(declineCredential, { params: { id: offer.id }, body: { version: 1 } });
  expect(noticed.splice(0).map(({ kind, to }) => [kind, to])).toEqual([
    ['offered', { userId }],
    ['declined', { companyId }],
  ]);
});

test('an offer to an address that nobody has confirmed goes to the address', async () => {
  const { id } = await activeAchievement(api, issuer);
  const body = { to: { email: 'New@Example.org' }, evidence: [], result: '' };
  const offer = await api.as('employer', 'harbour').reply(offerCredential, { params: { id }, body });
  expect(noticed.splice(0)).toEqual([{ kind: 'offered', subjectId: offer.id, to: { email: 'new@example.org' } }]);
});
