import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { aManagedCompany } from '#plugins/employer/contract/testing/a-company.ts';
import { aVerification, COMPANY_ID, theCompany } from './testing/verification-builders.ts';
import { verifyingPlugins } from './testing/verifying-plugins.ts';

const OTHER = '018f0000-0000-7000-8000-0000000000aa';
const AT = '2026-03-01T09:00:00.000Z';
const PAPER = { id: '018f0000-0000-7000-8000-000000000009', purpose: 'verification', name: 'register.pdf', mediaType: 'application/pdf' };
const waiting = aVerification({
  ...{ state: 'pending', way: 'papers', since: AT, message: 'We moved in May.', version: 3, note: 'Called once.' },
  papers: [{ ...PAPER, bytes: 1000, state: 'ready', createdAt: AT }],
});

const open = (api: FakeReplies, abilities = ['company-verification:read', 'company-verification:decide']): Promise<View> =>
  renderPlugin(verifyingPlugins, {
    at: href(employerRoutes.companyView, {}, { id: COMPANY_ID }),
    as: 'admin',
    me: { abilities },
    api: {
      'employer.get-company': theCompany(),
      'company-verification.get': waiting,
      'employer.list-managed': { items: [], nextCursor: null },
      'employer.find-similar': { items: [] },
      'admin-masters.list-offered': fakeNamedList({}),
      ...api,
    },
  });

const sent = (view: View) => view.api.calls.filter(({ id }) => id === 'company-verification.decide').map(({ body }) => body);

it('an administrator reads the papers and the message, and verifies', async () => {
  const view = await open({ 'company-verification.decide': { ...waiting, state: 'verified', version: 4 } });
  expect(await screen.findByText('The papers wait for a decision since Mar 1, 2026')).toBeVisible();
  for (const text of ['We moved in May.', 'Called once.', 'register.pdf', 'harbour.com'])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  const ask = within(screen.getByRole('dialog', { name: 'Verify this company?' }));
  expect(ask.queryByRole('checkbox')).toBeNull();
  await view.user.click(ask.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(sent(view)).toEqual([{ outcome: 'verified', note: '', version: 3 }]));
  expect(await screen.findByRole('button', { name: 'End the verification' })).toBeVisible();
});

it('a refusal needs a reason', async () => {
  const view = await open({ 'company-verification.decide': { ...waiting, state: 'declined', reasons: ['agency'], version: 4 } });
  await view.user.click(await screen.findByRole('button', { name: 'Decline' }));
  const ask = within(screen.getByRole('dialog'));
  await view.user.click(ask.getByRole('button', { name: 'Decline' }));
  expect(await ask.findByText('Choose a reason.')).toBeVisible();
  expect(sent(view)).toEqual([]);
  await view.user.click(ask.getByRole('checkbox', { name: 'An agency for another company' }));
  await view.user.type(ask.getByRole('textbox', { name: /Note/ }), 'See the mail.');
  await view.user.click(ask.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent(view)).toEqual([{ outcome: 'declined', reasons: ['agency'], note: 'See the mail.', version: 3 }]));
});

it('after a decision of another administrator the state is loaded again, and what was typed stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDecided = false;
  const view = await open({
    'company-verification.get': () => (isDecided ? { ...waiting, state: 'declined', reasons: ['other'], version: 4 } : waiting),
    'company-verification.decide': () => {
      isDecided = true;
      throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Decline' }));
  const ask = within(screen.getByRole('dialog'));
  await view.user.click(ask.getByRole('checkbox', { name: 'Other reason' }));
  await view.user.type(ask.getByRole('textbox', { name: /Note/ }), 'Typed.');
  await view.user.click(ask.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('The verification was declined')).toBeInTheDocument();
  expect(ask.getByRole('textbox', { name: /Note/ })).toHaveValue('Typed.');
});

it('a reader without the duty sees nothing of it', async () => {
  const view = await open({}, []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('company-verification.get');
});

it('an administrator goes on to the next company that waits, also by a key', async () => {
  const items = [aManagedCompany({ id: COMPANY_ID, waitingSince: AT }), aManagedCompany({ id: OTHER, name: 'Anchor', waitingSince: AT })];
  const view = await open({ 'employer.list-managed': { items, nextCursor: null } });
  const next = href(employerRoutes.companyView, {}, { id: OTHER });
  expect(await screen.findByRole('link', { name: 'Next: Anchor' })).toHaveAttribute('href', next);
  await view.user.keyboard('j');
  expect(view.address).toBe(next);
});

it('a company whose record is awaited is no company that waits for a decision', async () => {
  const items = [aManagedCompany({ id: COMPANY_ID, waitingSince: AT }), aManagedCompany({ id: OTHER, name: 'Anchor', state: 'pending' })];
  await open({ 'employer.list-managed': { items, nextCursor: null } });
  expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Next/ })).toBeNull();
});

it('the papers stand beside the facts of the company and similar companies', async () => {
  const similar = { ...{ country: 'DE', website: null, logoFileId: null, hasMembers: false }, by: 'registration-number' };
  const view = await open({
    'employer.find-similar': {
      items: [COMPANY_ID, OTHER].map((id) => ({ ...similar, id, name: id === OTHER ? 'Harbor Ltd' : 'Harbour' })),
    },
  });
  const others = within(await screen.findByRole('list', { name: 'Similar companies' }));
  expect(others.getAllByRole('listitem')).toHaveLength(1);
  expect(others.getByRole('listitem')).toHaveTextContent('Harbor Ltdsame registration number · Germany · nobody manages it yet');
  // Each reading is recorded, so nothing is read before it is asked for.
  expect(view.api.calls.map(({ id }) => id)).not.toContain('files.link');
  const shows = screen.getByRole('button', { name: 'View register.pdf' });
  expect(shows).toHaveAttribute('aria-pressed', 'false');
  await view.user.click(shows);
  expect(shows).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('region', { name: /register.pdf/ })).toBeVisible();
});

it('an administrator takes a decision back', async () => {
  const view = await open({
    'company-verification.decide': { ...waiting, state: 'verified', version: 4 },
    'company-verification.undo-decision': { ...waiting, version: 5 },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Verify' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' }));
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The papers wait for a decision since Mar 1, 2026')).toBeVisible();
  expect(view.api.calls.find(({ id }) => id === 'company-verification.undo-decision')?.body).toEqual({ version: 4 });
});
