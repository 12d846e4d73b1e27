import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { keepView } from '#core/client/http/open-view.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { feedbackClientPlugin } from '../feedback.client-plugin.ts';
import { anOwnFeedback } from '../testing/feedback-builders.ts';
import { useTodos } from './answered-todos.ts';

function Page(): JSX.Element {
  const hasTexts = useTexts(['feedback']);
  return hasTexts ? <Todos /> : <h1>loading</h1>;
}

const Todos = observer(function Probe() {
  const { status, todos } = useTodos();
  return (
    <>
      <h1>{status}</h1>
      <ul>
        {todos.map(({ id, title, text, actions }) => (
          <li key={id}>
            {title} | {text} | {actions.map(({ to }) => to)}
          </li>
        ))}
      </ul>
    </>
  );
});

const probe = onePage('probe', '/probe', Page, ['feedback']);

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(feedbackClientPlugin), feedbackClientPlugin, probe], { at: '/probe', as: 'candidate', api });

const unread = (count: number): FakeReplies => ({
  'feedback.list-mine': {
    items: Array.from({ length: count }, (_, index) => anOwnFeedback({ id: `item-${index}`, excerpt: `Words\n${index}`, isUnread: true })),
    nextCursor: null,
  },
});

const entries = () => screen.queryAllByRole('listitem').map((entry) => entry.textContent?.replace(/[\u2068\u2069]/g, ''));

describe('the to-dos for answered feedback', () => {
  it('name what the user wrote, and lead to the answer', async () => {
    const view = await open(unread(1));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries()).toEqual(['Your feedback was answered | You wrote: “Words 0” | /admin/feedbacks/form?id=item-0']);
    expect(view.api.calls.find(({ id }) => id === 'feedback.list-mine')?.query).toEqual({ limit: 100, unread: true });
  });

  it('are three at most, and then one with the number of others', async () => {
    await open(unread(5));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries()).toHaveLength(4);
    expect(entries().at(-1)).toMatch(/^2 more messages of yours were answered .* \/admin\/feedbacks\/list\?mine=1$/);
  });

  it('are three without a further one for three answers', async () => {
    await open(unread(3));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries()).toHaveLength(3);
  });

  it('shorten a long text between characters, and isolate it', async () => {
    await open({
      'feedback.list-mine': { items: [anOwnFeedback({ excerpt: `${'🌱'.repeat(100)}`, isUnread: true })], nextCursor: null },
    });
    expect(await screen.findByText('ready')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(`You wrote: “\u2068${'🌱'.repeat(79)}…\u2069”`);
  });

  it('are none without an unread answer', async () => {
    await open(unread(0));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries()).toEqual([]);
  });

  it('are unknown until the response', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({
      'feedback.list-mine': refusal(503, 'unavailable', 'The server is not ready.'),
    });
    expect(await screen.findByText('failed')).toBeVisible();
  });

  it('are not asked for while an administrator sees the site as the user', async () => {
    // The bar above the page observes its size.
    globalThis.ResizeObserver ??= class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    keepView({ id: 'view', endsAt: '2099-01-01T00:00:00.000Z', user: { id: 'ann', name: 'Ann' }, returnTo: '/' });
    const view = await open(unread(2));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(view.api.calls.some(({ id }) => id === 'feedback.list-mine')).toBe(false);
  });
});
