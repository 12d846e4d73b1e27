import { screen, waitFor, within } from '@testing-library/react';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import type { CompanyChanges } from '../../contract/company.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const plugins = [...standIns(employerClientPlugin), employerClientPlugin];
const open = (at: string, api: FakeReplies, as?: TestPerson): Promise<View> =>
  renderPlugin(plugins, { at, api, ...(as && { as }), me: { abilities: ['company:create', 'company:update'] } });

const aPlace = (city: string) => ({ label: '', street: '', postalCode: '', city, country: 'PT' });

const changing: FakeReplies = {
  'admin-masters.list-offered': fakeNamedList({ countries: { PT: 'Portugal' } }),
  'employer.list-my-companies': { items: [aCompany()] },
  'employer.update-company': ({ body }: { body: CompanyChanges & { version: number } }) => aCompany({ version: body.version + 1 }),
};

it('the first step of an employer begins with the country of the confirmed telephone number, which the employer may change', async () => {
  const view = await renderPlugin(plugins, {
    at: href(employerRoutes.wizardStep1),
    as: 'employer',
    api: { ...changing, 'employer.list-my-companies': { items: [] }, 'employer.create-company': aCompany() },
    me: { abilities: ['company:create', 'company:update'] },
    bind: (bind) =>
      bind(IdentityClient).toFactory(
        (resolve) => new FakeIdentity(resolve(TokenService), { ...userOf('employer@demo.test'), phone: '+351912345678' }),
      ),
  });
  await waitFor(() => expect(screen.getByLabelText('Country of the company')).toHaveValue('Portugal'));
  await view.user.type(screen.getByLabelText('Company name'), 'Test Company');
  await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(view.api.calls.find(({ id }) => id === 'employer.create-company')?.body).toMatchObject({ country: 'PT' }));
});

it('the first step of an employer creates a company, and opens the second step', async () => {
  const api = { 'employer.list-my-companies': { items: [] }, 'employer.create-company': aCompany() };
  const view = await open(href(employerRoutes.wizardStep1), api, 'employer');
  await view.user.type(await screen.findByLabelText('Company name'), 'Test Company');
  await view.user.click(await screen.findByRole('button', { name: /^Continue/ }));
  expect(view.api.calls.map(({ id }) => id)).toContain('employer.create-company');
  expect(await screen.findByRole('heading', { level: 1, name: /^About your company/ })).toBeVisible();
});

it('the first step of an employer shows the existing company, and reports an invalid year', async () => {
  const view = await open(href(employerRoutes.wizardStep1), changing, 'employer');
  expect(await screen.findByLabelText('Company name')).toHaveValue('Test Company');
  await view.user.type(screen.getByLabelText('Founded in'), '2999');
  await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
  expect(await screen.findByLabelText('Founded in')).toHaveAccessibleDescription('This year is in the future.');
  await view.user.clear(screen.getByLabelText('Founded in'));
  await view.user.type(screen.getByLabelText('Founded in'), '١٩٨٧');
  await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^About your company/ })).toBeVisible();
  expect(view.api.calls.findLast(({ id }) => id === 'employer.update-company')?.body).toMatchObject({ foundedYear: 1987, version: 3 });
});

describe('the second step', () => {
  it('says once that it is optional, in its heading', async () => {
    await open(href(employerRoutes.wizardStep2), changing, 'employer');
    expect(await screen.findByLabelText('In one sentence')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('About your company Optional');
    const [current] = screen.getAllByRole('link', { current: 'step' });
    expect(current).not.toHaveTextContent(/optional/i);
    expect(within(screen.getByRole('main')).queryByText('optional')).toBeNull();
  });

  it('does not ask again for the country of the company, and takes an untouched location for nothing', async () => {
    const view = await open(
      href(employerRoutes.wizardStep2),
      { ...changing, 'employer.list-my-companies': { items: [aCompany({ country: 'PT' })] } },
      'employer',
    );
    await view.user.click(await screen.findByRole('button', { name: 'Add a location' }));
    expect(screen.getByLabelText('Country')).toHaveValue('Portugal');
    expect(screen.getByRole('button', { name: /^Skip for now/ })).toBeVisible();
    await view.user.type(screen.getByLabelText('City'), 'Porto');
    await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Verification, team and contact/ })).toBeVisible();
    expect(view.api.calls.findLast(({ id }) => id === 'employer.update-company')?.body).toMatchObject({
      places: [{ city: 'Porto', country: 'PT' }],
    });
  });

  it('has one button while it is empty, which saves nothing', async () => {
    const view = await open(href(employerRoutes.wizardStep2), changing, 'employer');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('About your company Optional');
    await view.user.click(await screen.findByRole('button', { name: /^Skip for now/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Verification, team and contact/ })).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('employer.update-company');
    await view.open(href(employerRoutes.wizardStep2));
    await view.user.type(await screen.findByLabelText('In one sentence'), 'Pumps');
    expect(screen.getByRole('button', { name: /^Continue/ })).toBeVisible();
  });

  it('sends the entered places and links', async () => {
    const view = await open(href(employerRoutes.wizardStep2), changing, 'employer');
    await view.user.click(await screen.findByRole('button', { name: 'Add a location' }));
    await view.user.type(screen.getByLabelText('City'), 'Porto');
    await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByLabelText('Country')).toHaveAccessibleDescription('Choose a country.');
    await pick(view.user, screen.getByLabelText('Country'), 'Portugal');
    await view.user.type(screen.getByLabelText('Street and number'), 'Rua Nova 1');
    await view.user.type(screen.getByLabelText('Postal code'), '4000-001');
    await view.user.type(screen.getByLabelText('Name of the location'), 'Yard');
    await view.user.click(screen.getByRole('button', { name: 'Add a location' }));
    await view.user.type(screen.getByLabelText('Other links'), 'https://one.test{Enter}{Enter} two.test ');
    await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Verification, team and contact/ })).toBeVisible();
    expect(view.api.calls.findLast(({ id }) => id === 'employer.update-company')?.body).toMatchObject({
      places: [{ label: 'Yard', street: 'Rua Nova 1', postalCode: '4000-001', city: 'Porto', country: 'PT' }],
      links: ['https://one.test', 'https://two.test'],
      aboutHtml: null,
    });
  });

  it('shows the error of a place beside it, although an empty place comes before it', async () => {
    const places = [aPlace('Lisbon'), aPlace('Porto')];
    const view = await open(
      href(employerRoutes.wizardStep2),
      { ...changing, 'employer.list-my-companies': { items: [aCompany({ places })] } },
      'employer',
    );
    const [first, second] = await screen.findAllByLabelText('City');
    if (first === undefined || second === undefined) throw new Error('There are two towns.');
    await view.user.clear(first);
    await view.user.clear(screen.getAllByLabelText('Country')[0] ?? first);
    await view.user.clear(second);
    await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(second).toHaveAccessibleDescription('Enter the city.'));
    expect(first).not.toHaveAccessibleDescription();
    expect(second).toHaveFocus();
  });

  it('moves the focus to the button that adds places after one is removed', async () => {
    const places = [aPlace('Porto')];
    const view = await open(
      href(employerRoutes.wizardStep2),
      { 'employer.list-my-companies': { items: [aCompany({ places })] } },
      'employer',
    );
    await view.user.click(await screen.findByRole('button', { name: 'Remove location 1' }));
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a location' })).toHaveFocus();
  });

  it('asks for a name first when there is no company', async () => {
    await open(href(employerRoutes.wizardStep2), { 'employer.list-my-companies': { items: [] } }, 'employer');
    expect(await screen.findByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/admin/profile/employer/1');
  });
});

it('the last step suggests the signed-in user, shows a preview, and ends at the dashboard', async () => {
  const logoFileId = '018f0000-0000-7000-8000-0000000000aa';
  const company = aCompany({ tagline: 'Pumps that last.', country: 'PT', size: '11-50', logoFileId });
  const view = await open(
    href(employerRoutes.wizardStep3),
    { ...changing, 'employer.list-my-companies': { items: [company] } },
    'employer',
  );
  expect(await screen.findByLabelText('Email')).toHaveValue('employer@demo.test');
  const region = screen.getByRole('region', { name: 'How people see your company' });
  const review = within(region);
  expect(review.getByText('Pumps that last.')).toBeVisible();
  expect(region.querySelector('img')).toHaveAttribute('src', publicPictureAddress(logoFileId, '128'));
  expect(review.getByText('11–50')).toBeVisible();
  expect(review.getByText('Portugal')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: /^Finish/ }));
  expect(view.address).toBe('/admin/dashboard');
});

it('the step about the company outside of the wizard explains its purpose to a visitor and offers a sign-in that returns, without a request', async () => {
  const view = await open(href(employerRoutes.companyStep), {});
  expect(view.address).toBe('/admin/profile/company/1');
  expect(screen.getByText(/Employers enter the company they post for/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fadmin%2Fprofile%2Fcompany%2F1',
  );
  expect(view.api.calls).toEqual([]);
});

it('the step about the company outside of the wizard shows the form to an employer', async () => {
  await open(href(employerRoutes.companyStep), changing, 'employer');
  expect(await screen.findByLabelText('Company name')).toHaveValue('Test Company');
});

it('the step about the company outside of the wizard tells a candidate that it is for employers', async () => {
  const view = await open(href(employerRoutes.companyStep), {}, 'candidate');
  expect(await screen.findByRole('heading', { name: 'This page is for employers' })).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('employer.list-my-companies');
});
