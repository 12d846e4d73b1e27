import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { hubPlaces, managedParts } from '../../contract/client-extension-points.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aManagedJob, idOf, pageOf } from '../testing/job-builders.ts';
import { MEMBER } from '../testing/managed-server.ts';

const shown: (readonly string[])[] = [];
const sentence = (id: string): string => `Views of ${id}`;

function Source({ jobIds }: { readonly jobIds: readonly string[] }): null {
  shown.push(jobIds);
  return null;
}
const Cell = ({ jobId }: { readonly jobId: string }): JSX.Element => <b>{sentence(jobId)}</b>;

/** A plugin that counts how often postings are opened. */
const views = defineClientPlugin({
  id: 'views',
  requires: ['jobs'],
  contributes: [
    managedParts.add('views.count', 10, {
      column: { title: 'jobs:job.pay', width: 9, load: async () => ({ Source, Cell, Words: Cell }) },
      place: { label: 'jobs:job.pay', to: (id) => `/views/${id}` },
      tool: { route: jobRoutes.search, label: 'jobs:job.pay' },
    }),
    hubPlaces.add('views.hub', 35, { route: jobRoutes.search, title: 'jobs:job.pay', text: 'jobs:job.pay', roles: ['employer'] }),
  ],
});

const open = (others: readonly ClientPlugin[], at = href(jobRoutes.managed)): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...others], {
    at,
    as: 'employer',
    me: MEMBER,
    api: {
      'jobs.list-managed': pageOf(aManagedJob()),
      'jobs.count-managed': { items: [{ status: 'published', count: 1 }] },
    },
  });

describe('the postings of an employer', () => {
  it('link to the posting when no other plugin has a page for its managers', async () => {
    await open([]);
    expect(await screen.findByRole('link', { name: /^Pump engineer/ })).toHaveAttribute('href', `/admin/jobs/all/${idOf(1)}`);
  });

  it('show the figures of another plugin, which gets all rows at once, and link to its page', async () => {
    await open([views]);
    expect(await screen.findByText(sentence(idOf(1)))).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pump engineer/ })).toHaveAttribute('href', `/views/${idOf(1)}`);
    expect(shown.at(-1)).toEqual([idOf(1)]);
  });
});

test('the list links to the pages of other plugins that work with all postings', async () => {
  await open([views]);
  expect(await screen.findByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/admin/jobs/all');
});

test('the hub links to the places of all plugins in order, for the role of the user', async () => {
  await open([views], href(jobRoutes.hub));
  const places = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('link');
  expect(places.map((place) => place.textContent)).toEqual(['My jobs', 'Pay', 'Post a job']);
  expect(await screen.findByText('1 job')).toBeVisible();
});
