import { screen, waitFor, within } from '@testing-library/react';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import { type PostingPanelProps, postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { contributes } from '../more-contributes.ts';
import { anInvitation, FakeInvitations } from '../testing/fake-invitations.ts';
import { Panel } from './InvitationPanel.tsx';

const invitation = anInvitation(1);

const job: Job = {
  ...{ id: invitation.jobId, title: invitation.title, company: { id: invitation.companyId, name: invitation.company }, location: null },
  ...{ workMode: 'onsite', employmentType: 'full_time', category: null, salary: null, publishedAt: '2026-03-01T09:00:00.000Z' },
  ...{ reference: 'J-1', status: 'published', description: '', descriptionHtml: null, seniority: null, country: null, language: null },
  ...{ experienceMin: null, experienceMax: null, applyUrl: null, deadline: null, details: BLANK_DETAILS, expiresAt: null },
  ...{ renewedAt: null, endedAt: null, updatedAt: '2026-03-01T09:00:00.000Z', version: 1 },
  viewer: { manages: false, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
};

let given: PostingPanelProps = { job, isPreview: false };

const Page = () => (
  <main>
    <h1>{given.job.title}</h1>
    <PluginPart plugin="candidate" what="candidate.invitation" load={async () => Panel} given={given} />
  </main>
);

const page = onePage('posting', '/posting', Page, ['candidate']);

function open(api: FakeReplies, shown: Partial<PostingPanelProps> = {}): Promise<View> {
  given = { job, isPreview: false, ...shown };
  return renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, page], { at: '/posting', as: 'candidate', api });
}

describe('the invitation on the page of a posting', () => {
  it('stands beside the button to apply', () => {
    const panel = contributes.find(({ point, id }) => point === postingParts && id === 'candidate.invitation');
    expect(panel?.value).toMatchObject({ panel: { place: 'action' } });
  });

  it('names the company with its message, and goes away once it is declined', async () => {
    const invitations = new FakeInvitations([invitation, anInvitation(2)]);
    const view = await open(invitations.replies);
    const panel = within(await screen.findByRole('region', { name: 'Company 1 invites you to apply' }));
    expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
    expect(panel.getByText('Message 1')).toBeVisible();
    await view.user.click(panel.getByRole('button', { name: 'Not interested: Job 1' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(invitations.answers).toHaveLength(1);
  });

  it('has a smaller heading in the preview', async () => {
    await open(new FakeInvitations([invitation]).replies, { isPreview: true });
    expect(await screen.findByRole('heading', { level: 3, name: 'Company 1 invites you to apply' })).toBeVisible();
  });

  it('is not asked for when the candidate can not apply', async () => {
    const view = await open({}, { job: { ...job, viewer: { ...job.viewer, isOpen: false, applyBy: null, mayApply: false } } });
    expect(screen.queryByRole('region')).toBeNull();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('candidate.my-invitations');
  });

  it('is left out on the page of another posting', async () => {
    const view = await open(new FakeInvitations([anInvitation(2)]).replies);
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('candidate.my-invitations'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is left out without a message when it does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = await open({ 'candidate.my-invitations': refusal(503, 'unavailable', 'Not ready.') });
    await waitFor(() => expect(failing.api.calls.map(({ id }) => id)).toContain('candidate.my-invitations'));
    expect(screen.queryByText('Not ready.')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
