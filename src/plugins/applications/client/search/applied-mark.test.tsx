import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { Mark, Source } from './applied-mark.tsx';

function Page(): JSX.Element {
  const hasTexts = useTexts(['applications']);
  return (
    <>
      <h1>Found</h1>
      <Source />
      <ul>
        {hasTexts &&
          [idOf(1), idOf(9)].map((id) => (
            <li key={id}>
              <Mark jobId={id} />
            </li>
          ))}
      </ul>
    </>
  );
}

const search = onePage('search', '/found', Page, ['applications']);

const withdrawn = anApplication({ stage: 'withdrawn', job: { ...anApplication().job, id: idOf(9) } });
const open = (abilities: readonly string[]): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, search], {
    at: '/found',
    as: 'candidate',
    me: { abilities: [...abilities] },
    api: { 'applications.list': pageOf(anApplication(), withdrawn) },
  });

const rows = (): (string | null)[] => screen.queryAllByRole('listitem').map((row) => row.textContent);

test('a posting to which the user has applied shows the date, unless the application was withdrawn', async () => {
  const view = await open(['application:create']);
  await waitFor(() => expect(rows()).toEqual(['Applied on Mar 2, 2026', '']));
  expect(view.api.calls.filter(({ id }) => id === 'applications.list')).toHaveLength(1);
});

test('no request is sent for users who may not apply', async () => {
  const view = await open([]);
  await waitFor(() => expect(rows()).toEqual(['', '']));
  expect(view.api.calls.filter(({ id }) => id === 'applications.list')).toEqual([]);
});
