import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { SentInvitation } from '../../../contract/invitation-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { aProfile, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsEmployer, pageOf } from '../../testing/open-candidates.ts';

const JOB = { id: idOf(50), title: 'Ship welder' };
const OTHER = { id: idOf(51), title: 'Ship painter' };

const invitation = (rest: Partial<SentInvitation> = {}): SentInvitation => ({
  id: idOf(70),
  jobId: JOB.id,
  title: JOB.title,
  state: 'open',
  sentAt: '2026-03-01T09:00:00.000Z',
  ...rest,
});

async function openDialog(api: FakeReplies): Promise<View> {
  const view = await openAsEmployer(href(candidateRoutes.detail, { id: idOf(1) }), {
    'candidate.get': aProfile(),
    'jobs.list-managed': pageOf(JOB, OTHER),
    ...api,
  });
  const button = await screen.findByRole('button', { name: 'Invite to apply' });
  await waitFor(() => expect(button).toBeEnabled());
  await view.user.click(button);
  return view;
}

const posting = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Job posting' });
const message = (): HTMLElement => screen.getByRole('textbox', { name: /^Message/ });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send invitation' });

describe('an invitation to apply', () => {
  it('is sent for one of the published postings, and is shown afterwards', async () => {
    const view = await openDialog({ 'candidate.invite': invitation() });
    await view.user.selectOptions(await posting(), 'Ship welder');
    await view.user.type(message(), 'We build ships.');
    await view.user.click(send());
    const sent = await screen.findByRole('list', { name: 'Invitations to this candidate' });
    expect(within(sent).getByRole('listitem')).toHaveTextContent('Invited Ship welder');
    expect(callsOf(view, 'jobs.list-managed')[0]).toMatchObject({ status: 'published' });
    expect(callsOf(view, 'candidate.invite')).toEqual([{ jobId: JOB.id, message: 'We build ships.' }]);
    expect(view.snackbar).toBe('The invitation was sent.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a posting, and at most 500 characters', async () => {
    const view = await openDialog({});
    const chosen = await posting();
    await view.user.click(message());
    await view.user.paste('a'.repeat(501));
    await view.user.click(send());
    await waitFor(() => expect(chosen).toHaveAccessibleDescription('Choose a posting.'));
    expect(message()).toHaveAttribute('aria-invalid', 'true');
    expect(callsOf(view, 'candidate.invite')).toEqual([]);
  });

  it('keeps what was typed when the dialog closes and opens again', async () => {
    const view = await openDialog({});
    await posting();
    await view.user.type(message(), 'We build ships.');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await view.user.click(screen.getByRole('button', { name: 'Invite to apply' }));
    await posting();
    expect(message()).toHaveValue('We build ships.');
  });

  it('offers no posting to which the candidate is invited already, and shows the states', async () => {
    await openDialog({
      'candidate.sent-invitations': {
        items: [invitation(), invitation({ id: idOf(71), jobId: idOf(52), title: 'Diver', state: 'declined' })],
      },
    });
    const options = within(await posting()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('Ship welder');
    const [first, second] = within(screen.getByRole('list', { name: 'Invitations to this candidate', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
    expect(first).toHaveTextContent('Invited Ship welder');
    expect(second).toHaveTextContent('Declined Diver');
  });

  it.each([
    [[], 'You have no published posting. Publish one to invite candidates.'],
    [[JOB], 'This candidate is invited to all your published postings.'],
  ])('is impossible without a posting that is left: %j', async (postings, text) => {
    await openDialog({ 'jobs.list-managed': pageOf(...postings), 'candidate.sent-invitations': { items: [invitation()] } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create a posting' })).toHaveAttribute('href', '/admin/jobs/employer/form');
  });
});

describe('an invitation that is refused', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    [429, 'candidate.too-many-invitations', 'Your company has sent 50 invitations today. Go on tomorrow.'],
    [409, 'candidate.already-applied', 'This candidate has already applied to this job.'],
  ])('keeps what was typed: %i %s', async (status, code, text) => {
    const view = await openDialog({
      'candidate.invite': () => {
        throw refusal(status, code, text);
      },
    });
    await view.user.selectOptions(await posting(), 'Ship welder');
    await view.user.type(message(), 'We build ships.');
    await view.user.click(send());
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
    expect(message()).toHaveValue('We build ships.');
  });

  it('because a colleague sent it shows that one, and keeps the message for another posting', async () => {
    let isSent = false;
    const view = await openDialog({
      'candidate.sent-invitations': () => ({ items: isSent ? [invitation()] : [] }),
      'candidate.invite': () => {
        isSent = true;
        throw refusal(409, 'candidate.already-invited', 'Your company has already invited this candidate to this job.');
      },
    });
    await view.user.selectOptions(await posting(), 'Ship welder');
    await view.user.type(message(), 'We build ships.');
    await view.user.click(send());
    expect(await screen.findByText('Invited', { exact: false, selector: '.status' })).toBeInTheDocument();
    expect(message()).toHaveValue('We build ships.');
    expect(within(await posting()).queryByRole('option', { name: 'Ship welder' })).toBeNull();
  });
});
