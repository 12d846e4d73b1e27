import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '#core/client/http/api-error.ts';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import type { NewFeedback } from '../../contract/schemas.ts';
import { FEEDBACK_ID } from '../testing/feedback-builders.ts';
import { openFeedback } from '../testing/open-feedback.ts';

const WORDS = 'Show the way to work on a map.';

const open = (api: FakeReplies = { 'feedback.give': { id: FEEDBACK_ID, number: 'F-BCDFGH' } }, as?: 'candidate'): Promise<View> =>
  openFeedback({ at: '/submit-feedback', api, ...(as && { as }) });

const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Send' }));
const sentBodies = ({ api }: View) => api.calls.filter(({ id }) => id === 'feedback.give').map(({ body }) => body as NewFeedback);

/** Sets the previous page of the user. */
function comesFrom(address: string): void {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
}

describe('the feedback form', () => {
  it('sends the text and the language, and confirms the arrival', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('radio', { name: /^Problem/ }));
    await view.user.type(screen.getByRole('textbox', { name: 'What does not work?' }), WORDS);
    await send(view);
    expect(await screen.findByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus();
    expect(sentBodies(view)).toEqual([{ kind: 'problem', text: WORDS, language: 'en', homepage: '' }]);
    expect(screen.queryByText(/Any reply goes/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await view.user.click(screen.getByRole('button', { name: 'Send another' }));
    expect(screen.getByRole('textbox', { name: 'What would help?' })).toHaveValue('');
  });

  it('names the previous page without its query, unless the user leaves it out', async () => {
    comesFrom(`${location.origin}/jobs/one?token=secret#end`);
    const view = await open();
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await view.user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ann@example.org');
    await send(view);
    expect(await screen.findByText('ann@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/jobs/one');
    expect(sentBodies(view)[0]).toMatchObject({ page: '/jobs/one', email: 'ann@example.org' });

    await view.user.click(screen.getByRole('button', { name: 'Send another' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'It is about the page /jobs/one' }));
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await send(view);
    await screen.findByText('Message sent');
    expect(sentBodies(view)[1]).not.toHaveProperty('page');
  });

  it.each(['https://elsewhere.example/jobs', ''])('does not name a page of another site (%j)', async (referrer) => {
    comesFrom(referrer);
    await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows the errors at the fields, and sends nothing', async () => {
    const view = await open();
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), 'Short');
    await view.user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ann');
    await send(view);
    expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
    expect(screen.getByText('Enter an email address, such as name@example.org.')).toBeVisible();
    expect(sentBodies(view)).toEqual([]);
  });

  it('says beyond the limit when the next one is accepted, and keeps the input, also when the page is opened again', async () => {
    const view = await open({
      'feedback.give': () => {
        throw new ApiError(429, { code: 'feedback.too-many', message: 'Wait.', retryAfter: 2390 });
      },
    });
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await send(view);
    expect(await screen.findByText('You have sent 5 messages within an hour')).toBeVisible();
    expect(screen.getByText('You can send the next one in 40 minutes. What you typed is kept here.')).toBeVisible();
    expect(view.snackbar).toBe('Wait.');
    await view.open('/');
    await view.open('/submit-feedback');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What would help?' })).toHaveValue(WORDS));
  });

  it('tells the number, which can be copied', async () => {
    const view = await open();
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await send(view);
    expect(await screen.findByText('F-BCDFGH')).toHaveAttribute('dir', 'ltr');
    await view.user.click(screen.getByRole('button', { name: 'Copy the number' }));
    expect(await navigator.clipboard.readText()).toBe('F-BCDFGH');
    expect(view.snackbar).toBe('Copied');
    expect(screen.queryByRole('link', { name: 'Open your message' })).toBeNull();
  });

  it('says when the browser does not allow copying', async () => {
    const view = await open();
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await send(view);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await view.user.click(await screen.findByRole('button', { name: 'Copy the number' }));
    await waitFor(() => expect(view.snackbar).toMatch(/^The browser did not allow copying/));
  });

  it('tells a visitor that an answer needs an address', async () => {
    await open();
    expect(screen.getByText(/^If you give an email address, the answer comes by email/)).toBeVisible();
    expect(screen.queryByText(/kept with your account/)).toBeNull();
  });

  it('asks a signed-in user for no address, and says where the answer appears', async () => {
    comesFrom(`${location.origin}/jobs/one`);
    const view = await open(undefined, 'candidate');
    expect(await screen.findByText(/your message is kept with your account/)).toBeVisible();
    expect(screen.getByText(/^The answer appears on this site/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
    await view.user.type(screen.getByRole('textbox', { name: 'What would help?' }), WORDS);
    await send(view);
    const follow = await screen.findByRole('link', { name: 'Open your message' });
    expect(follow).toHaveAttribute('href', `/admin/feedbacks/form?id=${FEEDBACK_ID}`);
    expect(sentBodies(view)[0]).not.toHaveProperty('email');
  });

  it('does not send an address that the user typed before the sign-in', async () => {
    sessionStorage.setItem(
      'trellis.draft.018f0000-0000-7000-8000-000000000001.feedback',
      JSON.stringify({ text: WORDS, email: 'ann@example.org' }),
    );
    const view = await open(undefined, 'candidate');
    await send(view);
    await screen.findByText('Message sent');
    expect(sentBodies(view)[0]).toEqual({ kind: 'idea', text: WORDS, language: 'en', homepage: '' });
  });

  it('has a hidden field that people cannot reach', async () => {
    const view = await open();
    const trap = document.querySelector<HTMLInputElement>('input[name=homepage]');
    expect(trap?.closest('[inert]')).not.toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await view.user.tab();
    expect(trap).not.toHaveFocus();
  });
});
