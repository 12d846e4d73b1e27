import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { aFeedback, aReply, TEXT } from '../testing/feedback-builders.ts';
import { bodiesOf, itemAddress, openItem } from '../testing/open-feedback.ts';

const BETTER = 'Show the way to work on a map, please.';
const HANDLED = aFeedback({ version: 3, state: 'in-progress', replies: [aReply()], may: { edit: false, reply: true, reopens: false } });

const field = () => screen.getByRole('textbox', { name: 'Your message' });

async function edit(view: View): Promise<void> {
  await view.user.click(screen.getByRole('button', { name: 'Change' }));
  await view.user.clear(field());
  await view.user.type(field(), BETTER);
}

const save = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));

/** A server on which the feedback has become `now`, so that the next change is refused. */
function refusesOnce(now: FeedbackDetail, code: string): { item: () => FeedbackDetail; api: FakeReplies } {
  let item = aFeedback();
  return {
    item: () => item,
    api: {
      'feedback.edit': ({ body }: { body: Partial<FeedbackDetail> }) => {
        if (item !== now) {
          item = now;
          throw refusal(409, code, 'It was changed.');
        }
        return { ...now, ...body, version: 9 };
      },
    },
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('changing feedback', () => {
  it('saves text, kind and rating in place', async () => {
    const view = await openItem(aFeedback({ rating: 3 }), {
      'feedback.edit': ({ body }: { body: Partial<FeedbackDetail> }) => aFeedback({ ...body, version: 2 }),
    });
    await edit(view);
    await view.user.click(screen.getByRole('radio', { name: /^Question/ }));
    await view.user.click(screen.getByRole('button', { name: 'Clear' }));
    await save(view);
    expect(await screen.findByText(BETTER, { selector: 'p' })).toBeVisible();
    expect(bodiesOf(view, 'feedback.edit')).toEqual([{ text: BETTER, kind: 'question', rating: null, version: 1 }]);
    expect(view.heading).toMatch(/^Question .*F-BCDFGH/);
    expect(view.snackbar).toBe('Message changed');
    expect(screen.getByRole('heading', { name: 'Conversation' })).toHaveFocus();
  });

  it('begins in the text, and can be cancelled', async () => {
    const view = await openItem(aFeedback());
    await edit(view);
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(TEXT)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(TEXT);
  });

  it('is not offered once the feedback is handled', async () => {
    await openItem(HANDLED);
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('continues when the page is opened again', async () => {
    const view = await openItem(aFeedback());
    await edit(view);
    await view.open('/');
    await view.open(itemAddress());
    await waitFor(() => expect(field()).toHaveValue(BETTER));
  });

  it('refuses a text that is too short', async () => {
    const view = await openItem(aFeedback());
    await view.user.click(screen.getByRole('button', { name: 'Change' }));
    await view.user.clear(field());
    await view.user.type(field(), 'Short');
    await save(view);
    expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
  });
});

describe('feedback that was changed in the meantime', () => {
  const THEIRS = aFeedback({ version: 2, text: 'The other version of it.', rating: 5 });
  const conflict = () => within(screen.getByRole('region', { name: 'The message as it is now' }));

  async function meet(now: FeedbackDetail, code: string): Promise<View> {
    const { item, api } = refusesOnce(now, code);
    const view = await openItem(item, { ...api, 'feedback.reply': HANDLED });
    await edit(view);
    await save(view);
    await screen.findByRole('region', { name: 'The message as it is now' });
    return view;
  }

  it('is shown beside what was typed', async () => {
    await meet(THEIRS, 'conflict');
    expect(field()).toHaveValue(BETTER);
    expect(conflict().getByText('The other version of it.')).toBeVisible();
    expect(conflict().getByText('Idea, rated 5 of 5: Very good')).toBeVisible();
    expect(conflict().getByText('Your message was changed in the meantime')).toBeVisible();
  });

  it('is overwritten by the own version on request', async () => {
    const view = await meet(THEIRS, 'conflict');
    await view.user.click(conflict().getByRole('button', { name: 'Save your version' }));
    expect(await screen.findByText(BETTER, { selector: 'p' })).toBeVisible();
    expect(bodiesOf(view, 'feedback.edit').at(-1)).toMatchObject({ text: BETTER, version: 2 });
  });

  it('stays on request, and the own text is gone', async () => {
    const view = await meet(THEIRS, 'conflict');
    await view.user.click(conflict().getByRole('button', { name: 'Keep it as it is now' }));
    expect(screen.getByText('The other version of it.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.edit')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(field()).toHaveValue('The other version of it.');
  });

  it('offers to write the text as an answer when it was answered', async () => {
    const view = await meet(HANDLED, 'feedback.not-new');
    expect(conflict().getByText('The map is there.')).toBeVisible();
    expect(conflict().queryByRole('button', { name: 'Save your version' })).toBeNull();
    await view.user.click(conflict().getByRole('button', { name: 'Write it as an answer' }));
    const answer = screen.getByRole('textbox', { name: 'Your answer' });
    expect(answer).toHaveValue(BETTER);
    expect(answer).toHaveFocus();
    expect(screen.getByText('In progress')).toBeVisible();
  });

  it('lets the user copy the text when it was closed', async () => {
    const view = await meet({ ...HANDLED, state: 'closed', may: { edit: false, reply: false, reopens: false } }, 'feedback.not-new');
    expect(conflict().queryByRole('button', { name: 'Write it as an answer' })).toBeNull();
    await view.user.click(conflict().getByRole('button', { name: 'Copy your text' }));
    expect(await navigator.clipboard.readText()).toBe(BETTER);
    await view.user.click(conflict().getByRole('button', { name: 'Keep it as it is now' }));
    expect(screen.getByText('This conversation is closed')).toBeVisible();
  });

  it('is shown at once beside a draft from before', async () => {
    let item = aFeedback();
    const view = await openItem(() => item);
    await edit(view);
    await view.open('/');
    item = HANDLED;
    await view.open(itemAddress());
    expect(await screen.findByRole('region', { name: 'The message as it is now' })).toBeVisible();
    expect(field()).toHaveValue(BETTER);
  });
});
