import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, decideVerification } from '../contract/endpoints.ts';
import { aCompany, change, markOf, sendPapers, stateOf, withAddress } from './testing/verification-world.ts';

const api = testServer(serverPlugins);

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
    expect((await markOf(company)) !== null).toBe(state === 'verified');
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
