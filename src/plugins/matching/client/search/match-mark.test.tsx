import { screen, waitFor } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { matchingClientPlugin } from '../matching.client-plugin.ts';
import { aMatch, idOf } from '../testing/match-builders.ts';
import { Mark, Source } from './match-mark.tsx';

/** Three rows, and a button that loads sixty more. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['matching']);
  const [ids, setIds] = useState([idOf(1), idOf(2), idOf(3)]);
  return (
    <>
      <h1>Found</h1>
      <Source jobIds={ids} />
      <button type="button" onClick={() => setIds(Array.from({ length: 63 }, (_, at) => idOf(at + 1)))}>
        More
      </button>
      <ul>
        {hasTexts &&
          ids.slice(0, 3).map((id) => (
            <li key={id}>
              <Mark jobId={id} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Away(): JSX.Element {
  return <h1>Away</h1>;
}

const route = routeRef('search.page', '/found');
const away = routeRef('search.away', '/away');
const search = defineClientPlugin({
  id: 'search',
  requires: ['matching'],
  pages: [
    { route, layout: 'none', load: async () => ({ Page }) },
    { route: away, layout: 'none', load: async () => ({ Page: Away }) },
  ],
});

// The third posting is not open to everybody.
const items = [aMatch(82, {}, idOf(1)), aMatch(null, {}, idOf(2))];

const open = (abilities: readonly string[], answer: unknown = { rules: 1, items }): Promise<View> =>
  renderPlugin([...standIns(matchingClientPlugin), matchingClientPlugin, search], {
    at: '/found',
    as: 'candidate',
    me: { abilities: [...abilities] },
    api: { 'matching.list': answer },
  });

const rows = (): (string | null)[] => screen.queryAllByRole('listitem').map((row) => row.textContent);
const asked = (view: View): number[] =>
  view.api.calls.filter(({ id }) => id === 'matching.list').map(({ query }) => JSON.stringify(query).split(',').length);

test('a row shows the number of its match, unless too little is known', async () => {
  await open(['job-match:read']);
  await waitFor(() => expect(rows()).toEqual(['82', '', '']));
  expect(screen.getByRole('img', { name: 'Match: 82 of 100' })).toBeVisible();
});

test('one call asks for all rows, and further rows are asked for in portions of fifty', async () => {
  const view = await open(['job-match:read']);
  await waitFor(() => expect(asked(view)).toEqual([3]));
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(asked(view)).toEqual([3, 50, 10]));
});

test('an opened list asks again, because the profile may have changed', async () => {
  let number = 10;
  const view = await open(['job-match:read'], () => ({ rules: 1, items: [aMatch(number)] }));
  await waitFor(() => expect(rows()).toEqual(['10', '', '']));
  await view.open('/away');
  number = 90;
  await view.open('/found');
  await waitFor(() => expect(rows()).toEqual(['90', '', '']));
});

test('rows have no marks when the call fails, and the reason is shown once', async () => {
  const view = await open(['job-match:read'], () => {
    throw refusal(500, 'internal', 'Something went wrong.');
  });
  await waitFor(() => expect(view.snackbar).not.toBe(''));
  expect([rows(), asked(view)]).toEqual([['', '', ''], [3]]);
});

test('no request is sent for users who have no matches', async () => {
  const view = await open([]);
  await waitFor(() => expect(rows()).toEqual(['', '', '']));
  expect(asked(view)).toEqual([]);
});
