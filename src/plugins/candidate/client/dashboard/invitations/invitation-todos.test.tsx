import { screen, waitFor, within } from '@testing-library/react';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { COMPLETE } from '../../../contract/testing/some-sections.ts';
import { anInvitation, FakeInvitations } from '../../testing/fake-invitations.ts';
import { FakeProfile } from '../../testing/fake-profile.ts';

// With the list of plugins, since the dashboard is another plugin's page.
const open = (invitations: FakeInvitations): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: '/admin/dashboard/dashboard-candidate',
    as: 'candidate',
    api: { ...new FakeProfile(COMPLETE).replies, 'candidate.count-views': { companies: 0 }, ...invitations.replies },
  });

const decline = (number: number): Promise<HTMLElement> => screen.findByRole('button', { name: `Not interested: Job ${number}` });
const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2, name: /invites you|invitation/ }).map(({ textContent }) => textContent);

// Other parts of the dashboard have no answer here, and report that.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('invitations on the dashboard', () => {
  it('name the company and the posting, with the message or the day of the invitation', async () => {
    await open(new FakeInvitations([anInvitation(1), anInvitation(2, { message: '' })]));
    expect(await screen.findByRole('heading', { name: 'Company 1 invites you to apply: Job 1' })).toBeVisible();
    expect(screen.getByText('Message 1')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Sent on Mar 2, 2026.')).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Open the job' });
    expect(link).toHaveAttribute('href', `/admin/jobs/all/${anInvitation(1).jobId}`);
  });

  it('have the logo of the company, or its sign', async () => {
    const logoFileId = '018f0000-0000-7000-8000-0000000000aa';
    await open(new FakeInvitations([anInvitation(1, { logoFileId }), anInvitation(2)]));
    const [first, second] = (await screen.findAllByRole('heading', { level: 2, name: /invites you/ })).map(
      ({ parentElement }) => parentElement,
    );
    expect(first?.querySelector('img')).toHaveAttribute('src', publicPictureAddress(logoFileId, '128'));
    expect(second?.querySelector('img')).toBeNull();
    expect(second).toHaveTextContent(/^C2/);
  });

  it('are three at first, with the number of the others, also of those on later pages', async () => {
    const view = await open(new FakeInvitations([1, 2, 3, 4, 5, 6].map((number) => anInvitation(number))));
    await decline(3);
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('heading', { name: '3 more invitations' })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Show all invitations' }));
    await decline(6);
    expect(titles()).toHaveLength(6);
  });

  it('go away once they are declined, and the company is blocked only if the candidate wants it', async () => {
    const invitations = new FakeInvitations([anInvitation(1), anInvitation(2)]);
    const view = await open(invitations);
    await view.user.click(await decline(1));
    const question = within(await screen.findByRole('dialog', { name: 'Decline the invitation to Job 1?' }));
    await view.user.click(question.getByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(titles()).toEqual(['Company 2 invites you to apply: Job 2']));
    await view.user.click(await decline(2));
    const next = within(await screen.findByRole('dialog', { name: 'Decline the invitation to Job 2?' }));
    await view.user.click(next.getByRole('checkbox', { name: 'Do not let Company 2 find me again' }));
    await view.user.click(next.getByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(invitations.answers).toEqual([
      { decline: true, blockCompany: false },
      { decline: true, blockCompany: true },
    ]);
  });

  it('stay with the dialog and its choice when the server refuses, and say why', async () => {
    const invitations = new FakeInvitations([anInvitation(1)]);
    invitations.refused = 'candidate.blocked-limit';
    const view = await open(invitations);
    await view.user.click(await decline(1));
    const question = within(await screen.findByRole('dialog'));
    const block = question.getByRole('checkbox');
    await view.user.click(block);
    await view.user.click(question.getByRole('button', { name: 'Not interested' }));
    expect((await screen.findAllByText('The server refused it.'))[0]).toBeVisible();
    expect(block).toBeChecked();
    invitations.refused = undefined;
    await view.user.click(question.getByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Message 1')).toBeNull();
  });

  it('go away when the candidate has applied meanwhile', async () => {
    const invitations = new FakeInvitations([anInvitation(1)]);
    invitations.refused = 'candidate.invitation-answered';
    const view = await open(invitations);
    await view.user.click(await decline(1));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Message 1')).toBeNull();
  });
});
