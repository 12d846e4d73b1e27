import { screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { aJob, anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { aDraft, applyingReplies, QUESTIONS, termsWith } from '../testing/applying-replies.ts';
import { Bar } from './ApplyBar.tsx';
import { Panel } from './ApplyPanel.tsx';

const given = {
  job: aJob(),
  pay: { amount: '€48,000', period: 'a year', line: '€48,000 a year' },
  firstSearch: '?src=newsletter&utm_source=<b>',
};

/** The page of a posting, from its own plugin. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['applications']);
  const { preview, asked } = useSearch();
  const isPreview = preview === 'yes';
  return (
    <>
      <h1>Pump engineer</h1>
      {hasTexts && <Panel {...given} isPreview={isPreview} isAsked={asked === 'yes'} />}
      <footer>{hasTexts && <Bar {...given} isPreview={isPreview} />}</footer>
    </>
  );
}

const GardenPreview = (): JSX.Element => <p>Three roses, one bean</p>;
const Nothing = (): null => null;

/** A plugin with data of candidates that are always sent. */
const sharing = defineClientPlugin({
  id: 'garden',
  requires: ['applications'],
  contributes: [
    applicationParts.add('garden.beds', 40, {
      sent: { name: 'garden', title: 'Garden', load: async () => ({ Preview: GardenPreview, View: Nothing }) },
    }),
  ],
});

const posting = onePage('posting', '/posting', Page, ['applications']);

const open = (api: FakeReplies, at = '/posting', as: 'candidate' | 'employer' = 'candidate'): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, sharing, posting], { at, as, api });

const panel = async () => within(await screen.findByRole('region', { name: 'Apply' }));
const bar = () => within(screen.getByRole('contentinfo'));
const callsOf = (view: View, id: string) => view.api.calls.filter((call) => call.id === id);
const messageField = async () => (await panel()).findByLabelText('Message to the employer');
const sendButton = async () => (await panel()).getByRole('button', { name: 'Apply' });

describe('applying beside a posting', () => {
  it('sends an application with a message and its source once, and then shows that it was sent', async () => {
    const view = await open({ ...applyingReplies(), 'applications.apply': anApplication() });
    await view.user.type(await messageField(), 'I know pumps.');
    await view.user.dblClick(await sendButton());
    expect(await (await panel()).findByText('You have applied for this job.')).toBeVisible();
    expect(bar().getByRole('link', { name: 'See your application' })).toHaveAttribute('href', `/admin/jobs/applied/${idOf(3)}`);
    expect(callsOf(view, 'applications.apply').map(({ body }) => body)).toEqual([
      { message: 'I know pumps.', cv: null, answers: {}, termsVersion: 0, source: { src: 'newsletter' } },
    ]);
    expect(callsOf(view, 'applications.list')).toHaveLength(1);
  });

  it('previews what the company gets, with the message as typed', async () => {
    const view = await open(applyingReplies());
    await view.user.type(await messageField(), 'I know pumps.');
    await view.user.click((await panel()).getByRole('button', { name: /^What .*Test Company.* gets$/ }));
    const preview = within(await screen.findByRole('dialog', { name: /^What .*Test Company.* gets$/ }));
    expect(preview.getByText('candidate@demo.test')).toBeVisible();
    expect(await preview.findByText('I know pumps.')).toBeVisible();
    expect(await preview.findByText('Three roses, one bean')).toBeVisible();
  });

  it('has the focus in its first field for a user who signed in to apply', async () => {
    await open(applyingReplies(), '/posting?asked=yes');
    await waitFor(async () => expect(await messageField()).toHaveFocus());
  });

  it('keeps the message and shows the reason when the application is refused', async () => {
    const view = await open({
      ...applyingReplies(),
      'applications.apply': refusal(409, 'applications.not-open', 'This job no longer accepts applications.'),
    });
    await view.user.type(await messageField(), 'I know pumps.');
    await view.user.click(await sendButton());
    expect(await screen.findByText(/^This job no longer accepts applications\./, { selector: '.note *' })).toBeVisible();
    expect(await messageField()).toHaveValue('I know pumps.');
  });

  it('saves what is typed as a draft, and begins with it', async () => {
    const view = await open(applyingReplies(undefined, aDraft({ message: 'Begun', answers: {} })));
    expect(await messageField()).toHaveValue('Begun');
    await view.user.type(await messageField(), '!');
    await waitFor(() => expect(callsOf(view, 'applications.save-draft')).toHaveLength(1));
    expect(callsOf(view, 'applications.save-draft')[0]?.body).toEqual({ content: { message: 'Begun!', answers: {} }, version: 1 });
  });

  it('begins no draft while nothing is typed', async () => {
    const view = await open(applyingReplies());
    await messageField();
    await view.user.click(await sendButton());
    await waitFor(() => expect(callsOf(view, 'applications.apply')).toHaveLength(1));
    expect(callsOf(view, 'applications.save-draft')).toEqual([]);
  });

  it('shows both versions after a conflict, and lets the candidate choose', async () => {
    let isForeign = true;
    let reads = 0;
    const other = aDraft({ message: 'From the telephone', answers: {} }, { version: 7 });
    const view = await open({
      ...applyingReplies(),
      'applications.draft': () => ({ draft: reads++ > 0 ? other : null }),
      'applications.save-draft': ({ body }: { body: { version: number } }) => {
        if (isForeign) throw refusal(409, 'conflict', 'Somebody else changed it.');
        return aDraft({}, { version: body.version + 1 });
      },
    });
    await view.user.type(await messageField(), 'Here');
    expect(await screen.findByText('From the telephone', undefined)).toBeVisible();
    expect(await messageField()).toHaveValue('Here');
    isForeign = false;
    await view.user.click(screen.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() =>
      expect(callsOf(view, 'applications.save-draft').at(-1)?.body).toEqual({ content: { message: 'Here', answers: {} }, version: 7 }),
    );
  });

  it('shows a fault beside its field, with the focus in it, before anything is sent', async () => {
    const view = await open(applyingReplies({ ...termsWith(QUESTIONS.yesNo), message: 'required' }));
    await messageField();
    await view.user.click(await sendButton());
    expect(await (await panel()).findByText('Write a message. This employer asks for one.')).toBeVisible();
    expect((await panel()).getByText('Answer this question.')).toBeVisible();
    await waitFor(async () => expect(await messageField()).toHaveFocus());
    expect(callsOf(view, 'applications.apply')).toEqual([]);
  });

  it('shows at once that the user has already applied, with one request for both components', async () => {
    const view = await open({ ...applyingReplies(), 'applications.list': pageOf(anApplication()) });
    expect(await (await panel()).findByText('You have applied for this job.')).toBeVisible();
    expect(bar().getByText('Applied')).toBeVisible();
    expect(callsOf(view, 'applications.list').map(({ query }) => query)).toEqual([{ jobId: idOf(1), limit: 1 }]);
  });

  it('is possible again after a withdrawal', async () => {
    await open({ ...applyingReplies(), 'applications.list': pageOf(anApplication({ stage: 'withdrawn' })) });
    expect(await (await panel()).findByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeEnabled();
  });

  it('says after a refusal from when it is possible again', async () => {
    const refused = anApplication({ stage: 'rejected', updatedAt: new Date().toISOString() });
    await open({ ...applyingReplies(), 'applications.list': pageOf(refused) });
    expect(await (await panel()).findByText(/^You can apply again from .* on\.$/)).toBeVisible();
    expect((await panel()).queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('shows the pay and waits until it is known whether the user has applied', async () => {
    await open({ ...applyingReplies(), 'applications.list': () => new Promise(() => undefined) });
    expect((await panel()).getByText('€48,000')).toBeVisible();
    expect((await panel()).queryByRole('button')).toBeNull();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
  });

  it('can load the application again after a failure', async () => {
    let isDown = true;
    const view = await open({
      ...applyingReplies(),
      'applications.list': () => {
        if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
        return pageOf();
      },
    });
    const again = await (await panel()).findByRole('button', { name: 'Try again' });
    isDown = false;
    await view.user.click(again);
    expect(await (await panel()).findByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('is shown to an employer in the preview, says that nothing is sent, cannot be used and makes no call', async () => {
    const view = await open({}, '/posting?preview=yes', 'employer');
    const shown = await panel();
    expect(shown.getByText('Candidates apply here. In the preview, nothing is sent.')).toBeVisible();
    expect(shown.getByText('Message to the employer').closest('[inert]')).not.toBeNull();
    expect(shown.getByText('Apply').closest('[inert]')).not.toBeNull();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
    expect(view.api.calls.filter(({ id }) => id.startsWith('applications.'))).toEqual([]);
  });
});
