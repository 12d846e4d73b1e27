import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, checkVerification } from '../contract/endpoints.ts';
import type { DnsAnswer } from '../contract/verification.ts';
import { companyVerification, companyVerificationServerPlugin } from './company-verification.server-plugin.ts';
import { aCompany, change, historyOf, markOf, stateOf, type TestCompany, withAddress } from './testing/verification-world.ts';

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
    expect(await markOf(company)).toEqual({ way: 'address', at: new Date(time).toISOString() });
    expect(await historyOf(api, company)).toEqual(['verified']);
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
    expect(await markOf(company)).toBeNull();
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
    expect(await markOf(company)).toMatchObject({ way: 'dns' });
    expect(await historyOf(api, company)).toEqual(['asked', 'verified']);
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
    expect((await historyOf(api, company)).filter((what) => what === 'verified')).toHaveLength(1);
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
    expect(await markOf(company)).toBeNull();
    expect((await stateOf(company)).reasons).toEqual(['record-missing']);
    expect(await historyOf(api, company)).toEqual(['asked', 'verified', 'record-missing', 'ended']);
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

  test('where no server answers, the first miss is not counted, and a domain that never answers loses its verification', async () => {
    answer = 'found';
    const company = await byDns('deaf');
    await check(company);
    answer = 'no-answer';
    const look = async (days: number) => {
      time += days * DAY;
      await api.runSchedule('company-verification.look-again');
      const { state, endsAt } = await stateOf(company);
      return [state, endsAt !== null];
    };
    expect(await look(30)).toEqual(['verified', false]);
    expect(await look(1)).toEqual(['verified', true]);
    for (const week of [1, 2]) expect([week, ...(await look(7))]).toEqual([week, 'verified', true]);
    expect(await look(7)).toEqual(['revoked', false]);
  });
});
