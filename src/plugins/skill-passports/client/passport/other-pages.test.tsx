import { screen, waitFor, within } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { everySection } from '#plugins/candidate/contract/profile.ts';
import { BLANK_SECTIONS } from '#plugins/candidate/contract/sections.ts';
import { aCompany } from '#plugins/employer/contract/testing/a-company.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import type { OfferedAchievement } from '../../contract/issuer-schemas.ts';
import { aCredential, anOffered, aPassport } from '../testing/passport-builders.ts';

// Other parts of these pages have no answer here, and report that.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const open = (at: string, api: FakeReplies, as: TestPerson = 'candidate'): Promise<View> =>
  renderPlugin(clientPlugins, { at, as, api, me: { abilities: ['achievement:list'] } });

describe('offers on the dashboard', () => {
  const dashboard = (count: number): Promise<View> =>
    open('/admin/dashboard/dashboard-candidate', {
      'skill-passports.get': aPassport(Array.from({ length: count }, (_, index) => aCredential(index + 1, { state: 'offered' }))),
    });

  it('name the company and the credential, and lead to it', async () => {
    await dashboard(1);
    expect(await screen.findByRole('heading', { name: 'Company 1 offers you a credential: Achievement 1' })).toBeVisible();
    const address = `/admin/skill-passports?credential=${aCredential(1).id}`;
    expect(screen.getByRole('link', { name: 'Read the offer' })).toHaveAttribute('href', address);
  });

  it('are three, with the number of the others', async () => {
    await dashboard(5);
    expect(await screen.findByRole('heading', { name: '2 more offers of credentials' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Read the offer' })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute('href', '/admin/skill-passports');
  });

  it('are left out without offers', async () => {
    const view = await dashboard(0);
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('skill-passports.get'));
    expect(screen.queryByRole('link', { name: 'Read the offer' })).toBeNull();
  });
});

describe('the credentials on the page of a company', () => {
  const { companyId } = anOffered(1).issuer;
  const company = aCompany({ id: companyId, name: 'Company 1' });
  const companyPage = (offered: unknown, as?: TestPerson): Promise<View> =>
    open(`/admin/companies/view?id=${companyId}`, { 'employer.get-company': company, 'skill-passports.offered-achievements': offered }, as);
  const page = (items: readonly OfferedAchievement[]) => ({ items, nextCursor: null });

  it('can be asked for by candidates', async () => {
    await companyPage(page([anOffered(1)]));
    expect(await screen.findByRole('heading', { level: 2, name: 'Credentials of this company' })).toBeVisible();
    const address = `/admin/skill-passports/form?company=${companyId}&achievement=${anOffered(1).id}`;
    expect(screen.getByRole('link', { name: 'Ask for it: Achievement 1' })).toHaveAttribute('href', address);
  });

  it('are only read by employers', async () => {
    await companyPage(page([anOffered(1)]), 'employer');
    expect(await screen.findByRole('heading', { level: 3, name: 'Achievement 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Ask for it/ })).toBeNull();
  });

  it('are asked for by no visitor, also after a page that has loaded them', async () => {
    const view = await renderPlugin(clientPlugins, { at: '/admin/profile/company/1', api: { 'employer.get-company': company } });
    await view.open(`/companies/${companyId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Company 1' })).toBeVisible();
    expect(view.address).toBe(`/companies/${companyId}`);
    expect(view.api.calls.map(({ id }) => id)).not.toContain('skill-passports.offered-achievements');
  });

  it('have no heading when the company offers none', async () => {
    const view = await companyPage(page([]));
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('skill-passports.offered-achievements'));
    expect(screen.queryByRole('heading', { name: 'Credentials of this company' })).toBeNull();
  });

  it('keep both pages after "back" from the form', async () => {
    const view = await companyPage(twoPages([anOffered(1)], [anOffered(2)]), 'candidate');
    const offers = await screen.findByRole('region', { name: 'Credentials of this company' });
    await view.user.click(within(offers).getByRole('button'));
    await view.user.click(await screen.findByRole('link', { name: 'Ask for it: Achievement 2' }));
    await waitFor(() => expect(view.address).toContain('/admin/skill-passports/form'));
    await view.back();
    expect(await screen.findByRole('link', { name: 'Ask for it: Achievement 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for it: Achievement 1' })).toBeVisible();
  });

  it('can be loaded again', async () => {
    await companyPage(() => {
      throw refusal(503, 'unavailable', 'Not ready.');
    });
    expect(await screen.findByText('The credentials of this company did not load.')).toBeVisible();
  });
});

it('offers to ask for a proof beside each certificate of the profile', async () => {
  const certificate = {
    id: aCredential(1).id,
    name: 'Wound care',
    issuer: 'Register',
    number: '',
    issued: '',
    expires: '',
    url: '',
    paper: null,
  };
  const values = { ...BLANK_SECTIONS, certificates: { items: [certificate], driving: [] } };
  const sections = everySection((name) => ({ value: values[name], version: 1, isSkipped: false }));
  const profile = { candidateId: aCredential(2).id, name: 'Demo Candidate', sections, files: [] };
  await open('/admin/profile/candidate/8', { 'candidate.get-my-profile': profile });
  const link = await screen.findByRole('link', { name: 'Ask for a proof: Wound care' });
  expect(link).toHaveAttribute('href', '/admin/skill-passports/form?q=Wound%20care');
});
