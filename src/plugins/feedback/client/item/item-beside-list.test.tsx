import { screen, waitFor } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { feedbackClientPlugin } from '../feedback.client-plugin.ts';
import { aFeedback, aReply, FEEDBACK_ID } from '../testing/feedback-builders.ts';
import { FeedbackItem } from './FeedbackItem.tsx';

const ANOTHER = '018f0000-0000-7000-8000-0000000000f2';
const changes: FeedbackDetail[] = [];

/** A list with an item beside it. */
function Page(): JSX.Element {
  const [id, setId] = useState(FEEDBACK_ID);
  const given = { id, headingLevel: 2 as const, onChanged: (latest: FeedbackDetail) => void changes.push(latest) };
  return (
    <>
      <h1>List</h1>
      <button type="button" onClick={() => setId(ANOTHER)}>
        Another
      </button>
      <PluginPart plugin="feedback" what="feedback.item" load={async () => FeedbackItem} given={given} />
    </>
  );
}

const probe = onePage('probe', '/probe', Page, ['feedback']);

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(feedbackClientPlugin), feedbackClientPlugin, probe], { at: '/probe', as: 'candidate', api });

const answers = {
  'feedback.get': ({ params }: { params: { id: string } }) => aFeedback({ id: params.id, text: `The text of ${params.id}` }),
};

beforeEach(() => {
  changes.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an item beside a list', () => {
  it('has a heading below that of the list', async () => {
    await open(answers);
    expect(await screen.findByRole('heading', { level: 2, name: 'Idea F-BCDFGH' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Conversation' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('tells the list what changed', async () => {
    const answered = aFeedback({ version: 2, replies: [aReply({ id: 'mine', from: 'sender', text: 'More.' })] });
    const view = await open({ ...answers, 'feedback.reply': answered });
    await view.user.type(await screen.findByRole('textbox', { name: 'Add to your message' }), 'More.');
    await view.user.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(changes).toEqual([answered]));
  });

  it('shows another item with its own text and draft', async () => {
    const view = await open(answers);
    await view.user.type(await screen.findByRole('textbox', { name: 'Add to your message' }), 'More.');
    await view.user.click(screen.getByRole('button', { name: 'Another' }));
    expect(await screen.findByText(`The text of ${ANOTHER}`)).toBeVisible();
    expect(screen.queryByText(`The text of ${FEEDBACK_ID}`)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Add to your message' })).toHaveValue('');
  });

  it('leaves the page of the list in place when it does not exist any more', async () => {
    await open({
      'feedback.get': refusal(404, 'not-found', 'This does not exist.'),
    });
    expect(await screen.findByText('The message did not load')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['List']);
  });
});
