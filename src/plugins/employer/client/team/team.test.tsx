import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { TEAM_EVENTS } from '../../contract/team/company-history.ts';
import { aCompany } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';
import english from '../locales/en.more.json';
import { aMember, aTeam } from '../testing/a-team.ts';

const company = aCompany();
const idOf = (number: number): string => `018f0000-0000-7000-8000-00000000002${number}`;
const bo = aMember({ id: idOf(1), name: 'Bo Diaz', email: 'bo@demo.test', role: 'recruiter', version: 4 });
const page = href(employerRoutes.companyView, {}, { id: company.id });

const ABILITIES = [
  'company:update',
  'company-team:read',
  'company-team:update',
  'company-invitation:answer',
  'company-join-request:create',
];

const base: FakeReplies = {
  'employer.get-company': company,
  'employer.list-my-companies': { items: [company] },
  'employer.list-members': aTeam({ items: [aMember(), bo] }),
  'employer.list-events': { items: [], nextCursor: null },
  'employer.list-own-invitations': { items: [] },
  'employer.list-own-requests': { items: [] },
};

const open = (at: string, api?: FakeReplies): Promise<View> => openAs('employer', at, api);

const openAs = (as: 'admin' | 'employer' | 'candidate' | undefined, at: string, api: FakeReplies = {}): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], {
    at,
    api: { ...base, ...api },
    ...(as && { as }),
    me: { id: aMember().id, abilities: ABILITIES },
  });

const callsOf = (view: View, id: string): unknown[] =>
  view.api.calls.filter((call) => call.id === id).map(({ params, body }) => (body === undefined ? params : { params, body }));

it('has words for each event of a team', () => {
  expect(Object.keys(english.companyEvents)).toEqual([...TEAM_EVENTS]);
});

describe('The team of a company', () => {
  it('lets an owner change what a member may do', async () => {
    const view = await open(page, { 'employer.change-member': { ...bo, role: 'owner', version: 5 } });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Bo Diaz' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Make an owner' }));
    await waitFor(() => expect(view.snackbar).toBe('The rights of Bo Diaz were changed.'));
    expect(callsOf(view, 'employer.change-member')).toEqual([
      { params: { id: company.id, userId: bo.id }, body: { role: 'owner', version: 4 } },
    ]);
  });

  it('asks before a member is removed, and says why a removal was refused', async () => {
    const view = await open(page, {
      'employer.remove-member': refusal(409, 'employer.last-owner', 'A company needs an owner. Make another member an owner first.'),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Bo Diaz' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Remove from the company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Bo Diaz from the company?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Remove from the company' }));
    expect(await screen.findByText('A company needs an owner. Make another member an owner first.')).toBeVisible();
    expect(screen.getByText('Bo Diaz')).toBeVisible();
  });

  it.each([
    { title: 'who leaves', action: 'Leave the company', call: 'employer.remove-member', left: [] },
    {
      title: 'who becomes a recruiter',
      action: 'Make a recruiter',
      call: 'employer.change-member',
      left: [aCompany({ role: 'recruiter' })],
    },
  ])('offers nothing more to change to an owner $title', async ({ action, call, left }) => {
    let mine = [company];
    const view = await open(page, {
      'employer.list-my-companies': () => ({ items: mine }),
      [call]: () => {
        mine = left;
        return call === 'employer.change-member' ? aMember({ role: 'recruiter' }) : undefined;
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Ada Palmer' }));
    await view.user.click(screen.getByRole('menuitem', { name: action }));
    if (left.length === 0) await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Actions for Bo Diaz' })).toBeNull();
    expect(callsOf(view, 'employer.list-members')).toHaveLength(1 + left.length);
  });

  it('shows the link of an invitation once it is sent', async () => {
    const token = 'abcdefghijklmnopqrstuv';
    const sent = { id: idOf(5), email: 'cy@team.test', role: 'recruiter', expiresAt: '2026-03-15T09:00:00.000Z', token };
    const view = await open(page, { 'employer.invite-member': sent });
    await view.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'cy@team.test');
    await view.user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('cy@team.test is invited')).toBeVisible();
    expect(screen.getByText(new RegExp(`/admin/profile/company/1#invitation=${token}$`))).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  it('shows a recruiter the members and nothing to change but the own membership', async () => {
    await open(page, { 'employer.list-my-companies': { items: [aCompany({ role: 'recruiter', mayIssue: false })] } });
    expect(await screen.findByText('Bo Diaz')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'History of the company' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Bo Diaz' })).toBeNull();
  });

  it('opens no form to a recruiter, who reads who changes the company', async () => {
    await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'employer.list-my-companies': { items: [aCompany({ role: 'recruiter', mayIssue: false })] },
    });
    expect(await screen.findByText(/^You work for Test Company as a recruiter\./)).toBeVisible();
    expect(screen.queryByLabelText('Company name')).toBeNull();
  });

  it('is not asked for by an employer of another company', async () => {
    const view = await open(page, { 'employer.list-my-companies': { items: [] } });
    expect(await screen.findByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('employer.list-my-companies'));
    expect(callsOf(view, 'employer.list-members')).toEqual([]);
  });

  it('lets an owner accept a request, with what speaks for its sender', async () => {
    const request = {
      id: idOf(6),
      name: 'Di',
      email: 'di@company.test',
      isConfirmed: true,
      isOfWebsite: true,
      message: 'I am new.',
      at: '2026-03-02T09:00:00.000Z',
    };
    const view = await open(page, { 'employer.list-members': aTeam({ requests: [request] }), 'employer.decide-request': undefined });
    const row = within(await screen.findByRole('list', { name: 'Requests to join' }));
    expect(row.getByRole('listitem')).toHaveTextContent('di@company.test · address confirmed · address of the company’s website');
    await view.user.click(row.getByRole('button', { name: 'Accept as recruiter' }));
    await waitFor(() => expect(view.snackbar).toBe('Di belongs to the company now.'));
    expect(callsOf(view, 'employer.decide-request')).toMatchObject([{ body: { accept: true, role: 'recruiter' } }]);
  });

  it('leaves requests to the owners, and to administrators only where there is none', async () => {
    const request = {
      ...{ id: idOf(6), name: 'Di', email: 'di@company.test', isConfirmed: true, isOfWebsite: false },
      ...{ message: '', at: '2026-03-02T09:00:00.000Z' },
    };
    const asked = aTeam({ requests: [request] });
    await openAs('admin', page, { 'employer.list-members': asked });
    expect(await screen.findByText('Ada Palmer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept as owner' })).toBeNull();
  });

  it('tells its history in sentences', async () => {
    const event = {
      id: idOf(7),
      kind: 'employer.joined-as-recruiter',
      at: '2026-03-02T09:00:00.000Z',
      by: null,
      about: 'Bo Diaz',
      details: {},
    };
    await open(page, { 'employer.list-events': { items: [event], nextCursor: null } });
    expect(await screen.findByText('Bo Diaz joined as recruiter')).toBeVisible();
  });
});

describe('An invitation', () => {
  const step = href(employerRoutes.companyStep);
  const invitation = {
    id: idOf(8),
    company: { id: idOf(9), name: 'Harbour', logoFileId: null },
    role: 'recruiter',
    invitedBy: 'Ada Palmer',
    expiresAt: '2026-03-15T09:00:00.000Z',
  };
  beforeEach(() => sessionStorage.clear());

  it('asks a visitor to sign in, without a call', async () => {
    const view = await openAs(undefined, `${step}#invitation=abcdefghijklmnopqrstuv`);
    expect(await screen.findByText('You were invited to a company')).toBeVisible();
    expect(screen.getByText('Sign in, or create an account with the invited address.')).toBeVisible();
    expect(callsOf(view, 'employer.list-own-invitations')).toEqual([]);
  });

  it('is accepted in the first step of the wizard', async () => {
    const view = await open(href(employerRoutes.wizardStep1), {
      'employer.list-my-companies': { items: [] },
      'employer.list-own-invitations': { items: [invitation] },
      'employer.accept-invitation': { companyId: invitation.company.id, company: 'Harbour' },
      'employer.get-company': aCompany({ id: invitation.company.id, name: 'Harbour' }),
    });
    expect(await screen.findByText(/^Ada Palmer invites you as a recruiter\./)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Join Harbour' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
    expect(callsOf(view, 'employer.accept-invitation')).toMatchObject([{ body: { id: invitation.id } }]);
  });

  it('of another address is explained', async () => {
    await open(`${step}#invitation=abcdefghijklmnopqrstuv`, { 'employer.list-my-companies': { items: [] } });
    expect(await screen.findByText('No invitation waits for this account')).toBeVisible();
  });

  it('can be refused by a candidate, who cannot join', async () => {
    const view = await openAs('candidate', step, {
      'employer.list-own-invitations': { items: [invitation] },
      'employer.refuse-invitation': undefined,
    });
    expect(await screen.findByText(/^Accounts of employers can join/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join Harbour' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByText('Harbour invites you')).toBeNull());
  });
});

describe('A company of an import', () => {
  const imported = aCompany({ hasMembers: false });

  it('can be asked for by an employer, once, and the request withdrawn', async () => {
    const asked = { id: idOf(3), company: { id: company.id, name: company.name }, message: 'Mine', at: '2026-03-02T09:00:00.000Z' };
    const view = await open(page, {
      'employer.get-company': imported,
      'employer.list-my-companies': { items: [] },
      'employer.ask-to-join': asked,
      'employer.withdraw-request': undefined,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Is this your company?' }));
    await view.user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Mine');
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask to join' }));
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByRole('button', { name: 'Is this your company?' })).toBeVisible();
    expect(callsOf(view, 'employer.ask-to-join')).toEqual([{ params: { id: company.id }, body: { message: 'Mine' } }]);
  });
});

describe('A company that is about to be added', () => {
  const harbour = {
    id: idOf(4),
    name: 'Harbour GmbH',
    country: 'DE',
    website: 'https://harbour.example/',
    logoFileId: null,
    hasMembers: true,
    by: 'name',
  };
  const form = href(employerRoutes.companyForm);

  it('is compared with similar ones when a field is left, and may be joined instead', async () => {
    const asked = { id: idOf(3), company: { id: harbour.id, name: harbour.name }, message: '', at: '2026-03-02T09:00:00.000Z' };
    const view = await open(form, {
      'employer.list-my-companies': { items: [] },
      'employer.find-similar': { items: [harbour] },
      'employer.ask-to-join': asked,
    });
    await view.user.type(screen.getByLabelText('Company name'), 'Harbour');
    await view.user.tab();
    expect(await screen.findByRole('heading', { name: 'There is a company of this name. Is it yours?' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Ask to join' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByText('You have asked to join Harbour GmbH')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw the request' }).closest('form')).not.toBeNull();
    expect(callsOf(view, 'employer.create-company')).toEqual([]);
    expect(screen.getByLabelText('Company name')).toHaveValue('Harbour');
  });

  it('is added when the similar ones are others, also without an answer about them', async () => {
    const view = await open(form, { 'employer.list-my-companies': { items: [] }, 'employer.find-similar': { items: [harbour] } });
    await view.user.type(screen.getByLabelText('Company name'), 'Harbour');
    await view.user.tab();
    await view.user.click(await screen.findByRole('button', { name: 'No, add another one' }));
    expect(screen.queryByText('Harbour GmbH')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save company' })).toBeEnabled();
  });
});
