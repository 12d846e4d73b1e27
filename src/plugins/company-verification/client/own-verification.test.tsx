import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { aVerification, aVerifiedOne, COMPANY_ID, theCompany } from './testing/verification-builders.ts';
import { verifyingPlugins } from './testing/verifying-plugins.ts';

const FORM = href(employerRoutes.companyForm, {}, { id: COMPANY_ID });
const AT = '2026-03-01T09:00:00.000Z';

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin(verifyingPlugins, {
    at: FORM,
    as: 'employer',
    me: { abilities: ['company:create', 'company:update', 'company-verification:read', 'company-verification:update'] },
    api: {
      'employer.get-company': theCompany(),
      'employer.list-my-companies': { items: [theCompany()] },
      'company-verification.get': aVerification(),
      'admin-masters.list-offered': fakeNamedList({}),
      ...api,
    },
  });

const section = async () => within(await screen.findByRole('region', { name: 'Verification' }));
const sent = (view: View, id: string) => view.api.calls.filter((call) => call.id === id).map(({ body }) => body);

it('offers three ways, and verifies by the address at once', async () => {
  const view = await open({ 'company-verification.ask': aVerifiedOne({ way: 'address', record: null }) });
  const part = await section();
  expect(await part.findByText('The company is not verified')).toBeVisible();
  for (const name of ['By your email address', 'By a DNS record', 'By papers'])
    expect(part.getByRole('heading', { level: 3, name })).toBeVisible();
  await view.user.click(part.getByRole('button', { name: 'Verify by email address' }));
  expect(await part.findByText('Verified by an email address of the website since Mar 1, 2026')).toBeVisible();
  expect(sent(view, 'company-verification.ask')).toEqual([{ way: 'address' }]);
  expect(part.queryByRole('button', { name: 'Send the papers' })).toBeNull();
});

it('shows the record to copy, and what the DNS answered', async () => {
  const { record } = aVerifiedOne();
  const waiting = aVerification({ state: 'pending', way: 'dns', since: AT, record, version: 1 });
  const view = await open({
    'company-verification.ask': waiting,
    'company-verification.check': { ...waiting, answer: 'another-value', checkedAt: AT },
  });
  const part = await section();
  await view.user.click(await part.findByRole('button', { name: 'Get the record' }));
  expect(await part.findByText('_trellis.harbour.com')).toBeVisible();
  expect(part.getByText('trellis-verification=0123')).toBeVisible();
  await view.user.click(part.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(part.getByRole('status')).toHaveTextContent('There is a record with another value'));
});

it('says in words why an address is refused, and keeps the other ways', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open({
    'company-verification.ask': () => {
      throw refusal(409, 'company-verification.free-mail', 'Anyone can get an address at this provider. Choose the DNS record or papers.');
    },
  });
  const part = await section();
  await view.user.click(await part.findByRole('button', { name: 'Verify by email address' }));
  expect(await part.findByText('Anyone can get an address at this provider. Choose the DNS record or papers.')).toBeVisible();
  expect(part.getByRole('button', { name: 'Send the papers' })).toBeEnabled();
});

it('asks for a paper before it sends papers', async () => {
  const view = await open({});
  const part = await section();
  await view.user.type(await part.findByRole('textbox', { name: /Message to the administrator/ }), 'Please.');
  await view.user.click(part.getByRole('button', { name: 'Send the papers' }));
  expect(await part.findByText('Choose a paper.')).toBeVisible();
  expect(sent(view, 'company-verification.ask')).toEqual([]);
});

it('says the reasons of a refusal with what to do, and leaves only papers after an ending by an administrator', async () => {
  const reasons = ['papers-outdated', 'suspected-fraud'] as const;
  await open({
    'company-verification.get': aVerification({ state: 'revoked', way: 'papers', since: AT, reasons: [...reasons], needsPapers: true }),
  });
  const part = await section();
  expect(await part.findByText(/Send an extract of the register from this year/)).toBeVisible();
  expect(part.getByText(/There are doubts whether the company is what it says/)).toBeVisible();
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['By papers']);
});

it('says when a verification ends whose record is missing', async () => {
  await open({ 'company-verification.get': aVerifiedOne({ answer: 'absent', endsAt: '2026-03-22T09:00:00.000Z' }) });
  expect(await (await section()).findByText(/the verification ends on Mar 22, 2026/)).toBeVisible();
});

it('is not there for a member who does not own the company', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({
    'company-verification.get': () => {
      throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Verification' })).toBeNull());
});

describe('the form of a verified company', () => {
  const verified = theCompany({ verified: { way: 'dns', at: AT } });
  const api = {
    'employer.get-company': verified,
    'company-verification.get': aVerifiedOne(),
    'employer.update-company': ({ body }: { body: object }) => ({ ...verified, ...body, version: 2 }),
  };
  const save = () => screen.findByRole('button', { name: 'Save company' });
  const website = async (view: View, text: string): Promise<void> => {
    const field = await screen.findByLabelText(/^Website/);
    await view.user.clear(field);
    await view.user.type(field, text);
  };

  it('asks before it saves another website, and saves nothing when the user keeps it', async () => {
    const view = await open(api);
    await website(view, 'elsewhere.com');
    await view.user.click(await save());
    const question = within(await screen.findByRole('dialog', { name: 'Save and end the verification?' }));
    await view.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent(view, 'employer.update-company')).toEqual([]);
    expect(screen.getByLabelText(/^Website/)).toHaveValue('elsewhere.com');
    await view.user.click(await save());
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(view, 'employer.update-company')).toMatchObject([{ website: 'https://elsewhere.com' }]));
  });

  it('does not ask for a change that a DNS record does not concern', async () => {
    const view = await open(api);
    await website(view, 'www.harbour.com/jobs');
    await view.user.click(await save());
    await waitFor(() => expect(sent(view, 'employer.update-company')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
