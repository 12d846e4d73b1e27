import { screen } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { idOf } from '../testing/application-builders.ts';
import { shownTodos, todosProbe } from '../testing/todos-probe.tsx';
import { useTodos } from './posting-todos.ts';

const probe = todosProbe(useTodos);

const SINCE = '2026-03-01T09:00:00.000Z';

/** The postings with the most new applicants, and the number of all postings with new applicants. */
function serverWith(fresh: readonly number[], postings = fresh.length): FakeReplies {
  const items = fresh.map((count, at) => ({ jobId: idOf(at + 1), title: `Posting ${at + 1}`, count, since: SINCE }));
  return { 'applications.list-waiting': { count: 30, postings, items, asking: [] } };
}

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, probe], { at: '/probe', as: 'employer', api });

describe('the to-dos of an employer for postings', () => {
  it('include new applicants, if there are any', async () => {
    const view = await open(serverWith([2, 1]));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(shownTodos()).toEqual([
      `2 new applicants for Posting 1 /admin/jobs/employer/${idOf(1)}`,
      `1 new applicant for Posting 2 /admin/jobs/employer/${idOf(2)}`,
    ]);
    // One call counts over all postings, however many there are.
    expect(view.api.calls.map(({ id }) => id).filter((id) => id.startsWith('applications.') || id.startsWith('jobs.'))).toEqual([
      'applications.list-waiting',
    ]);
  });

  it('name three postings and count the others', async () => {
    await open(serverWith([1, 1, 1], 5));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(shownTodos().at(-1)).toBe('2 more jobs have new applicants /admin/jobs/employer');
    expect(shownTodos()).toHaveLength(4);
  });

  it('begin with the postings whose candidates ask for an answer', async () => {
    const asking = [{ jobId: idOf(9), title: 'Posting 9', count: 2 }];
    await open({ 'applications.list-waiting': { count: 0, postings: 0, items: [], asking } });
    expect(await screen.findByText('ready')).toBeVisible();
    expect(shownTodos()).toEqual([`2 candidates for Posting 9 ask for an answer /admin/jobs/employer/${idOf(9)}`]);
  });

  it('are unknown until the response', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = (): never => {
      throw refusal(503, 'unavailable', 'The server is not ready.');
    };
    await open({ 'applications.list-waiting': fail });
    expect(await screen.findByText('failed')).toBeVisible();
  });
});
