import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany, aListedCompany, noCompanyFacets, someCompanyFacets } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';
import { aMember, aTeam } from '../testing/a-team.ts';

const company = aCompany();
const idOf = (number: number): string => `018f0000-0000-7000-8000-00000000000${number}`;

const open = (at: string, api: FakeReplies, as: 'admin', abilities = ['company:create', 'company:update']): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], { at, as, api, me: { abilities } });

describe('an administrator', () => {
  it('goes from a company to the accounts of its members', async () => {
    const members = [
      aMember({ id: idOf(1), name: 'Ada Palmer', email: 'ada@demo.test', isSuspended: true }),
      aMember({ id: idOf(2), name: '', email: 'bo@demo.test' }),
    ];
    const api = { 'employer.get-company': company, 'employer.list-members': aTeam({ items: members }) };
    await open(href(employerRoutes.companyView, {}, { id: company.id }), api, 'admin', ['user:read', 'company-team:read']);
    const accounts = within(await screen.findByRole('list', { name: 'Members' }));
    expect(accounts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(members.map(({ id }) => `/admin/users/${id}`));
    expect(accounts.getAllByRole('listitem')[0]).toHaveTextContent(/^Ada Palmer .*ada@demo.test · since .*Owner.*Suspended$/);
    expect(screen.queryByRole('button', { name: 'Actions for bo@demo.test' })).toBeNull();
  });

  it('who may not read teams is asked for none', async () => {
    const view = await open(href(employerRoutes.companyView, {}, { id: company.id }), { 'employer.get-company': company }, 'admin');
    expect(await screen.findByRole('heading', { level: 1, name: company.name })).toBeVisible();
    expect(screen.queryByText('Team')).toBeNull();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('employer.list-members');
  });

  it('sees the companies of one account, with the way back to it', async () => {
    const api = {
      'employer.list-companies': { items: [aListedCompany()], nextCursor: null },
      'employer.list-company-facets': someCompanyFacets(),
    };
    const view = await open(href(employerRoutes.companies, {}, { owner: idOf(1) }), api, 'admin', ['user:read']);
    expect(await screen.findByRole('link', { name: 'To the account' })).toHaveAttribute('href', `/admin/users/${idOf(1)}`);
    expect(view.api.calls.find(({ id }) => id === 'employer.list-companies')?.query).toMatchObject({ owner: idOf(1) });
  });

  it('adds a company by hand from the list, without becoming a member', async () => {
    const view = await open(
      href(employerRoutes.companies),
      {
        'employer.list-companies': { items: [], nextCursor: null },
        'employer.list-company-facets': noCompanyFacets(),
        'employer.create-company': company,
        'employer.get-company': company,
      },
      'admin',
    );
    await view.user.click(await screen.findByRole('link', { name: 'Add a company' }));
    expect(await screen.findByText(/You do not become a member of the company/)).toBeVisible();
    await view.user.type(screen.getByLabelText('Company name'), 'Test Company');
    await view.user.click(screen.getByRole('button', { name: 'Save company' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'employer.create-company')).toHaveLength(1);
  });

  it('without the duty is not offered to add a company, and cannot open its form', async () => {
    const none = { 'employer.list-companies': { items: [], nextCursor: null }, 'employer.list-company-facets': noCompanyFacets() };
    const view = await open(href(employerRoutes.companies), none, 'admin', []);
    expect(await screen.findByText('No companies yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a company' })).toBeNull();
    await view.open(href(employerRoutes.companyForm));
    expect(screen.getByText('403')).toBeVisible();
  });

  it('may change any company', async () => {
    const api = { 'employer.get-company': company, 'employer.list-my-companies': { items: [] } };
    await open(href(employerRoutes.companyView, {}, { id: company.id }), api, 'admin');
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('without the duty is not offered to change a company', async () => {
    const api = { 'employer.get-company': company };
    await open(href(employerRoutes.companyView, {}, { id: company.id }), api, 'admin', []);
    expect(await screen.findByRole('heading', { level: 1, name: company.name })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
