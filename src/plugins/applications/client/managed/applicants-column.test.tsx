import { screen, waitFor } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { idOf } from '../testing/application-builders.ts';
import { Cell, Source, Words } from './applicants-column.tsx';

/** A list of postings that grows by a page. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['applications']);
  const [ids, setIds] = useState([idOf(1), idOf(2)]);
  return (
    <>
      <h1>My jobs</h1>
      {hasTexts && <Source jobIds={ids} />}
      <ul>
        {hasTexts &&
          ids.map((id) => (
            <li key={id}>
              <Cell jobId={id} />
              {' / '}
              <Words jobId={id} />
            </li>
          ))}
      </ul>
      <button type="button" onClick={() => setIds([...ids, idOf(3)])}>
        More
      </button>
    </>
  );
}

const list = onePage('list', '/list', Page, ['applications']);

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, list], { at: '/list', as: 'employer', api });

const rows = (): (string | null)[] => screen.queryAllByRole('listitem').map((row) => row.textContent);
const count = ({ query }: { query: { jobIds: string } }): object => ({
  items: query.jobIds.split(',').map((jobId) => ({ jobId, total: 3, new: jobId === idOf(1) ? 2 : 0 })),
});

test('one request loads the counts of all postings, and another one those of the next page', async () => {
  const view = await open({ 'applications.count-applicants': count });
  await waitFor(() => expect(rows()).toEqual(['2 new 3 / 2 new3 applicants', ' 3 / 3 applicants']));
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(rows()[2]).toBe(' 3 / 3 applicants'));
  const calls = view.api.calls.filter(({ id }) => id === 'applications.count-applicants');
  expect(calls.map(({ query }) => query)).toEqual([{ jobIds: `${idOf(1)},${idOf(2)}` }, { jobIds: idOf(3) }]);
});

test('rows keep their position until the figures are loaded', async () => {
  await open({ 'applications.count-applicants': () => new Promise(() => undefined) });
  expect(rows()).toEqual(['… / …', '… / …']);
});

test('figures that do not load can be loaded again', async () => {
  let isDown = true;
  const view = await open({
    'applications.count-applicants': (call: { query: { jobIds: string } }) => {
      if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
      return count(call);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(view.snackbar).toBe('The server is not ready.');
  isDown = false;
  await view.user.click(again);
  await waitFor(() => expect(rows()[1]).toBe(' 3 / 3 applicants'));
});
