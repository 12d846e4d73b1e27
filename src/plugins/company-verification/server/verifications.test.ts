import { sql } from 'kysely';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { getCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import {
  askVerification,
  checkVerification,
  countWaitingVerifications,
  decideVerification,
  getVerification,
} from '../contract/endpoints.ts';
import { verificationPapers } from '../contract/file-purposes.ts';
import type { DnsAnswer } from '../contract/verification.ts';
import { companyVerification, companyVerificationServerPlugin } from './company-verification.server-plugin.ts';
import { aCompany, sendPapers, type TestCompany, withAddress } from './testing/verification-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00Z');
let answer: DnsAnswer = 'absent';
// What happens while the DNS is asked.
let meanwhile: (() => Promise<void>) | undefined;
const plugin = companyVerification({
  ask: async () => {
    await meanwhile?.();
    meanwhile = undefined;
    return answer;
  },
});
const plugins = serverPlugins.map((each) => (each === companyVerificationServerPlugin ? plugin : each));
const api = testServer(plugins, { now: () => new Date(time) });

const stateOf = async ({ owner, id }: TestCompany) => owner.reply(getVerification, { params: { id } });
const isMarked = async ({ owner, id }: TestCompany) => (await owner.reply(getCompany, { params: { id } })).verified;
const change = async ({ owner, id }: TestCompany, body: object) => {
  const { version } = await owner.reply(getCompany, { params: { id } });
  await owner.reply(updateCompany, { params: { id }, body: { ...body, version } });
};
const history = async ({ id }: TestCompany) =>
  (
    await api.db
      .$extendTables<{ company_events: { id: string; company_id: string; kind: string } }>()
      .selectFrom('company_events')
      .select('kind')
      .where('company_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind.replace('company-verification.', ''));

test('a company that never asked has no verification, and its owner reads the domain that can be verified', async () => {
  const company = await aCompany(api, 'quiet', 'https://www.harbour.co.uk/');
  expect(await stateOf(company)).toMatchObject({ state: 'none', way: null, domain: 'harbour.co.uk', record: null, version: 0 });
  const { owner, id } = company;
  expect(await owner.refusal(checkVerification, { params: { id } })).toMatchObject({ code: 'company-verification.nothing-to-check' });
});

describe('by the address of the owner', () => {
  test('a company is verified at once, everywhere', async () => {
    const company = await aCompany(api, 'addressed');
    await withAddress(api, company, 'ada@mail.harbour.com');
    const { owner, id } = company;
    const verified = await owner.reply(askVerification, { params: { id }, body: { way: 'address' } });
    expect(verified).toMatchObject({ state: 'verified', way: 'address', version: 1, papers: [] });
    expect(await isMarked(company)).toEqual({ way: 'address', at: new Date(time).toISOString() });
    expect(await history(company)).toEqual(['verified']);
    const again = await owner.refusal(askVerification, { params: { id }, body: { way: 'dns' } });
    expect(again.code).toBe('company-verification.already-verified');
  });

  test.each<[string, string | null, string, boolean, string]>([
    ['an address that is not confirmed', 'https://harbour.com/', 'ada@harbour.com', false, 'address-not-confirmed'],
    ['an address of another domain', 'https://harbour.com/', 'ada@notharbour.com', true, 'address-differs'],
    ['letters that look alike', 'https://аpple.com/', 'ada@apple.com', true, 'address-differs'],
    ['no website', null, 'ada@harbour.com', true, 'no-domain'],
    ['a website that is a public suffix', 'https://co.uk/', 'ada@co.uk', true, 'no-domain'],
    ['a website with a port', 'https://harbour.com:8443/', 'ada@harbour.com', true, 'no-domain'],
  ])('a company with %s is not verified', async (what, website, email, isConfirmed, code) => {
    const company = await aCompany(api, `refused ${what}`, website);
    await api.db.updateTable('users').set({ email: sql`id || '@former.test'` }).where('email', '=', email).execute();
    await withAddress(api, company, email, isConfirmed);
    const refusal = await company.owner.refusal(askVerification, { params: { id: company.id }, body: { way: 'address' } });
    expect(refusal).toMatchObject({ status: 409, code: `company-verification.${code}` });
    expect(await isMarked(company)).toBeNull();
  });

  test('no domain of the list of mail providers counts', async () => {
    const company = await aCompany(api, 'free');
    const rows = api.db.$extendTables<{ master_rows: { entity: string; name: string } }>().selectFrom('master_rows').select('name');
    const providers = await rows.where('entity', '=', 'mail-domains').execute();
    expect(providers.length).toBeGreaterThan(30);
    for (const { name } of providers) {
      await change(company, { website: `https://${name}/` });
      await withAddress(api, company, `free@${name}`);
      const refusal = await company.owner.refusal(askVerification, { params: { id: company.id }, body: { way: 'address' } });
      expect([name, refusal.code]).toEqual([name, 'company-verification.free-mail']);
    }
  });
});

describe('by a DNS record', () => {
  const byDns = async (name: string, website?: string): Promise<TestCompany> => {
    const company = await aCompany(api, name, website);
    await company.owner.reply(askVerification, { params: { id: company.id }, body: { way: 'dns' } });
    return company;
  };
  const check = ({ owner, id }: TestCompany) => owner.reply(checkVerification, { params: { id } });

  test('a company waits with its record until it is found', async () => {
    const company = await byDns('recorded');
    const { record, ...asked } = await stateOf(company);
    expect(asked).toMatchObject({ state: 'pending', way: 'dns', answer: null });
    expect(record?.name).toBe('_trellis.harbour.com');
    expect(record?.value).toMatch(/^trellis-verification=[0-9a-f]{32}$/);
    for (answer of ['absent', 'another-value', 'no-such-domain', 'no-answer'] as const) {
      expect(await check(company)).toMatchObject({ state: 'pending', answer, checkedAt: new Date(time).toISOString() });
    }
    answer = 'found';
    expect(await check(company)).toMatchObject({ state: 'verified', answer: 'found', record });
    expect(await isMarked(company)).toMatchObject({ way: 'dns' });
    expect(await history(company)).toEqual(['asked', 'verified']);
  });

  test('a record of the domain before does not verify the company with another website', async () => {
    const company = await byDns('moved');
    meanwhile = () => change(company, { website: 'https://elsewhere.com/' });
    answer = 'found';
    expect(await company.owner.refusal(checkVerification, { params: { id: company.id } })).toMatchObject({ code: 'conflict' });
    const { state, record } = await stateOf(company);
    expect([state, record?.name]).toEqual(['pending', '_trellis.elsewhere.com']);
  });

  test('with twenty requests and checks at once a company is verified once', async () => {
    const company = await aCompany(api, 'eager');
    const { owner, id } = company;
    const ask = { params: { id }, body: { way: 'dns' } } as const;
    const asked = await Promise.all(Array.from({ length: 20 }, () => owner.status(askVerification, ask)));
    expect(new Set(asked)).toEqual(new Set([200]));
    answer = 'found';
    const checked = await Promise.all(Array.from({ length: 20 }, () => owner.status(checkVerification, { params: { id } })));
    expect(checked.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await history(company)).filter((what) => what === 'verified')).toHaveLength(1);
  });

  test('a record that stays missing ends the verification after three weeks, and the owner is told at the beginning', async () => {
    answer = 'found';
    const company = await byDns('forgetful');
    await check(company);
    answer = 'absent';
    const look = async (days: number) => {
      time += days * DAY;
      await api.runSchedule('company-verification.look-again');
      const { state, endsAt } = await stateOf(company);
      return [state, endsAt === null ? null : Math.round((Date.parse(endsAt) - time) / DAY)];
    };
    expect(await look(29)).toEqual(['verified', null]);
    expect(await look(1)).toEqual(['verified', 21]);
    expect((await api.told('employer', 'forgetful')).map(({ title }) => title)).toContain('The DNS record of forgetful is missing');
    expect(await look(7)).toEqual(['verified', 14]);
    expect(await look(7)).toEqual(['verified', 7]);
    expect(await look(7)).toEqual(['revoked', null]);
    expect(await isMarked(company)).toBeNull();
    expect((await stateOf(company)).reasons).toEqual(['record-missing']);
    expect(await history(company)).toEqual(['asked', 'verified', 'record-missing', 'ended']);
  });

  test('a record that is found again keeps the verification', async () => {
    answer = 'found';
    const company = await byDns('careful');
    const { since } = await check(company);
    answer = 'another-value';
    time += 30 * DAY;
    await api.runSchedule('company-verification.look-again');
    expect((await stateOf(company)).endsAt).not.toBeNull();
    answer = 'found';
    expect(await check(company)).toMatchObject({ state: 'verified', endsAt: null, since });
  });

  test('where no server answers, no miss is counted', async () => {
    answer = 'found';
    const company = await byDns('deaf');
    await check(company);
    answer = 'no-answer';
    for (let day = 0; day < 60; day += 1) {
      time += DAY;
      await api.runSchedule('company-verification.look-again');
    }
    expect(await stateOf(company)).toMatchObject({ state: 'verified', endsAt: null, answer: 'no-answer' });
  });
});

describe('by papers', () => {
  const admin = () => api.as('admin');
  const decide = (id: string, body: object) =>
    admin().reply(decideVerification, { params: { id }, body: { note: 'Inside.', ...body } as never });

  test('a company waits, is declined with reasons, asks again and is verified', async () => {
    const company = await aCompany(api, 'papered', null);
    const { id } = company;
    const before = (await admin().reply(countWaitingVerifications)).count;
    const asked = await sendPapers(api, company, 3);
    expect(asked).toMatchObject({ state: 'pending', way: 'papers', message: 'Please.', note: null });
    expect(asked.papers).toHaveLength(3);
    expect(await admin().reply(countWaitingVerifications)).toMatchObject({ count: before + 1, first: id });
    const reasons = ['papers-unreadable', 'other'];
    expect(await decide(id, { outcome: 'declined', reasons, version: asked.version })).toMatchObject({
      state: 'declined',
      note: 'Inside.',
    });
    expect(await stateOf(company)).toMatchObject({ state: 'declined', reasons, note: null, needsPapers: false });
    const { version } = await sendPapers(api, company);
    await decide(id, { outcome: 'verified', version });
    expect(await stateOf(company)).toMatchObject({ state: 'verified', reasons: [] });
    expect(await isMarked(company)).toMatchObject({ way: 'papers' });
    expect(await history(company)).toEqual(['asked', 'declined', 'asked', 'verified']);
  });

  test('two administrators who decide at once do not both decide', async () => {
    const company = await aCompany(api, 'raced', null);
    const { version } = await sendPapers(api, company);
    const both = await Promise.all(
      ['one', 'two'].map((name) =>
        api.as('admin', name).status(decideVerification, { params: { id: company.id }, body: { outcome: 'verified', note: '', version } }),
      ),
    );
    expect(both.sort()).toEqual([200, 409]);
  });

  test('nobody decides about what was changed meanwhile', async () => {
    const company = await aCompany(api, 'renamed', null);
    const { version } = await sendPapers(api, company);
    await change(company, { name: 'Renamed works' });
    const body = { outcome: 'verified', note: '', version } as const;
    expect(await admin().refusal(decideVerification, { params: { id: company.id }, body })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  test('what an administrator ended comes back by papers only', async () => {
    const company = await aCompany(api, 'suspect');
    await withAddress(api, company, 'suspect@harbour.com');
    const { owner, id } = company;
    const { version } = await owner.reply(askVerification, { params: { id }, body: { way: 'address' } });
    await decide(id, { outcome: 'revoked', reasons: ['suspected-fraud'], version });
    expect(await isMarked(company)).toBeNull();
    for (const way of ['address', 'dns'] as const) {
      const refusal = await owner.refusal(askVerification, { params: { id }, body: { way } });
      expect(refusal.code).toBe('company-verification.needs-papers');
    }
    await sendPapers(api, company);
    expect((await owner.refusal(askVerification, { params: { id }, body: { way: 'address' } })).code).toBe(
      'company-verification.needs-papers',
    );
  });

  test('papers are read by administrators with the duty, and let go 90 days after the decision', async () => {
    const company = await aCompany(api, 'private', null);
    const { papers, version } = await sendPapers(api, company);
    const read = (caller: ReturnType<typeof api.as>) =>
      caller.status(linkFile, { params: { id: papers[0]?.id ?? '' }, body: { disposition: 'attachment' } });
    expect([
      await read(admin()),
      await read(company.owner),
      await read(api.as('employer', 'stranger')),
      await read(api.as('candidate')),
    ]).toEqual([201, 201, 404, 404]);
    await decide(company.id, { outcome: 'verified', version });
    time += 88 * DAY;
    await api.runSchedule('company-verification.delete-papers');
    expect((await stateOf(company)).papers).toHaveLength(1);
    time += DAY;
    await api.runSchedule('company-verification.delete-papers');
    expect(await stateOf(company)).toMatchObject({ state: 'verified', papers: [], message: '' });
  });

  test('papers of another company are refused', async () => {
    const [company, other] = [await aCompany(api, 'thief', null), await aCompany(api, 'robbed', null)];
    const fileId = await keptFile(api, { kind: 'company', id: other.id }, { purpose: verificationPapers.id });
    const body = { way: 'papers', fileIds: [fileId], message: '' } as const;
    expect((await company.owner.refusal(askVerification, { params: { id: company.id }, body })).status).toBe(422);
  });
});

describe('a change of the company', () => {
  test.each<[string, object, string]>([
    ['of its tagline', { tagline: 'Ships' }, 'verified'],
    ['of the path of its website', { website: 'https://www.harbour.com/jobs' }, 'verified'],
    ['of its legal name', { legalName: 'Other Ltd' }, 'verified'],
    ['of its domain', { website: 'https://evil.com/' }, 'revoked'],
    ['that removes its website', { website: null }, 'revoked'],
  ])('%s leaves a verification by address %s', async (what, body, state) => {
    const company = await aCompany(api, `changed ${what}`);
    await withAddress(api, company, `${company.id}@harbour.com`);
    await company.owner.reply(askVerification, { params: { id: company.id }, body: { way: 'address' } });
    await change(company, body);
    expect((await stateOf(company)).state).toBe(state);
    expect((await isMarked(company)) !== null).toBe(state === 'verified');
  });

  test('an address of the new domain keeps the company verified', async () => {
    const company = await aCompany(api, 'moving');
    await withAddress(api, company, 'moving@harbour.com');
    await company.owner.reply(askVerification, { params: { id: company.id }, body: { way: 'address' } });
    await withAddress(api, company, 'moving@quay.com');
    await change(company, { website: 'https://quay.com/' });
    expect((await stateOf(company)).state).toBe('verified');
    await withAddress(api, company, 'moving@gmail.com');
    await change(company, { website: 'https://gmail.com/' });
    expect(await stateOf(company)).toMatchObject({ state: 'revoked', reasons: ['website-changed'] });
  });

  test.each([{ legalName: 'Other Ltd' }, { registrationNumber: 'HRB 2' }])('%j ends a verification by papers', async (body) => {
    const company = await aCompany(api, `identity ${Object.keys(body)[0]}`, null);
    const { version } = await sendPapers(api, company);
    await api.as('admin').reply(decideVerification, { params: { id: company.id }, body: { outcome: 'verified', note: '', version } });
    await change(company, body);
    expect(await stateOf(company)).toMatchObject({ state: 'revoked', reasons: ['identity-changed'], needsPapers: false });
  });
});
