import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import {
  grantRequest,
  offerCredential,
  refuseRequest,
  resumeCredential,
  revokeCredential,
  suspendCredential,
} from '../contract/credential-endpoints.ts';
import { acceptCredential, declineCredential } from '../contract/passport-endpoints.ts';
import {
  aCredential,
  activeAchievement,
  anOffer,
  aRequest,
  decide,
  pendingIssuer,
  type TestIssuer,
  trustedIssuer,
} from './testing/passport-world.ts';

const START = Date.parse('2026-11-26T12:00:00.000Z');
const DAY = 24 * 60 * 60;

let time = START;
const api = freshServer(serverPlugins, { now: () => new Date(time), env: { PUBLIC_URL: 'https://jobs.example' } });
let issuer: TestIssuer;

beforeEach(async () => {
  time = START;
  issuer = await trustedIssuer(api, 'harbour');
  await pass(0);
});

async function pass(seconds: number): Promise<void> {
  time += seconds * 1000;
  await api.drain();
}

const member = () => api.as('employer', 'harbour');

async function toldTo(who: 'candidate' | 'employer' | 'admin', name: string): Promise<readonly (string | null)[]> {
  const group = who === 'admin' ? 'reviews' : 'credentials';
  return (await api.told(who, name)).filter((notice) => notice.group === group).map(({ text }) => text);
}

const ABOUT = 'Working at height from Company of harbour';

test('The recipient of an offer is told at once, and not by mail when the offer was accepted meanwhile', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'robin' });
  await pass(0);
  expect(await toldTo('candidate', 'robin')).toEqual([
    'Company of harbour offers you the credential Working at height. It becomes yours when you accept it.',
  ]);
  await api.as('candidate', 'robin').reply(acceptCredential, { params: { id }, body: { version: 1 } });
  await pass(60);
  expect(api.mails).toEqual([]);
});

test('An offer reaches an address without an account by one mail, and nobody on the site', async () => {
  const { id } = await activeAchievement(api, issuer);
  await member().reply(offerCredential, { params: { id }, body: { to: { email: 'new@example.org' }, evidence: [], result: '' } });
  await pass(60);
  expect(api.mails.map(({ to, content }) => [to, content.subject])).toEqual([
    ['new@example.org', 'Company of harbour offers you a credential: Working at height'],
  ]);
  expect(api.mails[0]?.content.preview).toContain('create an account with it');
});

test('An offer to an address that its user has not confirmed tells nobody', async () => {
  const { email, userId } = await api.as('candidate', 'unsure').actor();
  await api.db.updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute();
  const { id } = await activeAchievement(api, issuer);
  await member().reply(offerCredential, { params: { id }, body: { to: { email }, evidence: [], result: '' } });
  await pass(60);
  expect([api.mails, await toldTo('candidate', 'unsure')]).toEqual([[], []]);
});

test('A candidate whose request is refused reads why, and the members are told of requests without names', async () => {
  const first = await aRequest(api, { issuer, candidate: 'one' });
  await aRequest(api, { issuer, candidate: 'two' });
  await pass(0);
  expect(await toldTo('employer', 'harbour')).toContain('2 candidates ask Company of harbour for a credential.');
  const reason = 'You have not taken the test.';
  await member().reply(refuseRequest, { params: { id: first.id }, body: { reason, version: 1 } });
  await pass(0);
  expect(await api.told('candidate', 'one')).toMatchObject([{ title: 'Request refused: Working at height', quote: reason }]);
  expect(await toldTo('candidate', 'two')).toEqual([]);
});

test('A candidate is told that a request was granted', async () => {
  const { id } = await aRequest(api, { issuer, candidate: 'asking' });
  await member().reply(grantRequest, { params: { id }, body: { evidence: [], result: '', version: 1 } });
  await pass(0);
  expect((await api.told('candidate', 'asking')).map(({ title }) => title)).toEqual([
    'Company of harbour offers you a credential: Working at height',
  ]);
  // Nothing waits for the members any more.
  expect((await toldTo('employer', 'harbour')).filter((text) => text?.includes('for a credential'))).toEqual([]);
});

test('A holder is told of a suspension with its reason and of its end, and of none that ends within seconds', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'holder' });
  const suspend = (version: number) =>
    member().reply(suspendCredential, { params: { id }, body: { reason: 'We check this once more.', version } });
  const resume = (version: number) => member().reply(resumeCredential, { params: { id }, body: { version } });
  await suspend(2);
  await resume(3);
  await pass(60);
  expect(await toldTo('candidate', 'holder')).toEqual([]);
  await suspend(4);
  await pass(20);
  const [told] = await api.told('candidate', 'holder');
  expect(told).toMatchObject({ title: 'Suspended: Working at height', quote: 'We check this once more.' });
  await resume(5);
  await pass(20);
  expect(await toldTo('candidate', 'holder')).toContain(`Your credential ${ABOUT} is no longer suspended.`);
  expect(await toldTo('candidate', 'holder')).toHaveLength(2);
});

test('A holder is told of a revocation with its reason', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'holder' });
  await member().reply(revokeCredential, { params: { id }, body: { reason: 'key-compromise', version: 2 } });
  await pass(0);
  expect(await toldTo('candidate', 'holder')).toEqual([
    `Your credential ${ABOUT} was revoked for ever. The reason: the key that signed it was stolen.`,
  ]);
});

test('A holder is told 60, 30 and 7 days before a credential expires, each once', async () => {
  const { validUntil } = await aCredential(api, { issuer, candidate: 'holder' });
  await pass(0);
  const end = Date.parse(validUntil ?? '');
  const toldAfter = async (daysLeft: number) => {
    time = end - daysLeft * DAY * 1000;
    for (let run = 0; run < 2; run += 1) await api.runSchedule('skill-passports.tell-expiry');
    return (await toldTo('candidate', 'holder')).length;
  };
  expect(await toldAfter(61)).toBe(0);
  expect([await toldAfter(60), await toldAfter(59), await toldAfter(58)]).toEqual([1, 1, 1]);
  expect([await toldAfter(30), await toldAfter(7), await toldAfter(6.5)]).toEqual([2, 3, 3]);
  expect((await toldTo('candidate', 'holder'))[0]).toContain('expires on Nov 26, 2028.');
});

test('A holder is not told that a revoked credential expires', async () => {
  const { id, validUntil } = await aCredential(api, { issuer, candidate: 'holder' });
  await member().reply(revokeCredential, { params: { id }, body: { reason: 'error', version: 2 } });
  await pass(0);
  time = Date.parse(validUntil ?? '') - 30 * DAY * 1000;
  await api.runSchedule('skill-passports.tell-expiry');
  expect((await api.told('candidate', 'holder')).map(({ title }) => title)).toEqual(['Revoked: Working at height']);
});

test('The members are told how many people accepted and declined, without their names', async () => {
  const { id: achievement } = await activeAchievement(api, issuer);
  for (const candidate of ['one', 'two', 'three']) {
    const { email, userId } = await api.as('candidate', candidate).actor();
    await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
    const body = { to: { email }, evidence: [], result: '' };
    const { id } = await member().reply(offerCredential, { params: { id: achievement }, body });
    const call = candidate === 'three' ? declineCredential : acceptCredential;
    await api.as('candidate', candidate).reply(call, { params: { id }, body: { version: 1 } });
  }
  await pass(0);
  expect(await toldTo('employer', 'harbour')).toEqual(
    expect.arrayContaining(['2 people accepted the credential Working at height.', '1 person declined the credential Working at height.']),
  );
  expect(await toldTo('candidate', 'three')).toEqual([]);
});

test('Only administrators with the duty are told of a company that asks, and its members of each decision', async () => {
  await api.as('admin:passports').actor();
  await api.as('admin:jobs').actor();
  const asking = await pendingIssuer(api, 'asking');
  await pass(0);
  expect((await api.told('admin:passports')).map(({ text }) => text)).toEqual(['1 company waits for your decision about its credentials.']);
  expect(await api.told('admin:jobs')).toEqual([]);
  await decide(api, asking, { to: 'trusted', version: 1 });
  await pass(0);
  await decide(api, asking, { to: 'suspended', version: 2 });
  await pass(0);
  const told = await api.told('employer', 'asking');
  expect(told.map(({ title }) => title)).toEqual([
    'Company of asking may not issue credentials',
    'Company of asking may issue credentials',
  ]);
  expect(told[0]?.quote).toBe('We know this company well.');
  expect(await toldTo('employer', 'harbour')).toHaveLength(1);
});
