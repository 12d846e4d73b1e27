import { screen, waitFor, within } from '@testing-library/react';
import { type JSX, useEffect, useState } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { managedParts, type PostingSectionProps } from '../../contract/client-extension-points.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { idOf } from '../testing/job-builders.ts';
import { callsOf, fill, open } from '../testing/new-posting-form.tsx';

const Section = ({ jobId, savesItself, language, applyUrl, beforePublishing }: PostingSectionProps): JSX.Element => {
  const [isReady, setReady] = useState(false);
  useEffect(() => beforePublishing(async () => isReady), [beforePublishing, isReady]);
  return (
    <>
      <p>{`Flowers of ${jobId ?? 'no posting yet'}`}</p>
      <p>{JSON.stringify({ savesItself, language, applyUrl })}</p>
      <button type="button" onClick={() => setReady(true)}>
        {'Water the flowers'}
      </button>
    </>
  );
};

const flowers = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [managedParts.add('flowers.form', 10, { formSection: { title: 'jobs:hub.title', load: async () => ({ Section }) } })],
});

describe('the sections of other plugins in the form', () => {
  it('stand behind its own, and get the id of the stored draft', async () => {
    const view = await open({}, href(jobRoutes.form), [flowers]);
    const section = within(await screen.findByRole('region', { name: 'Jobs' }));
    expect(await section.findByText('Flowers of no posting yet')).toBeVisible();
    await view.user.type(screen.getByLabelText('Title'), 'Florist');
    expect(await section.findByText(`Flowers of ${idOf(1)}`)).toBeVisible();
    await view.user.type(screen.getByLabelText(/^Apply at another address/), 'https://a.example/');
    expect(section.getByText('{"savesItself":true,"language":"en","applyUrl":"https://a.example/"}')).toBeVisible();
  });

  it('keep the posting from being posted until their checks hold', async () => {
    const view = await open({}, href(jobRoutes.form), [flowers]);
    await fill(view);
    await view.user.click(screen.getByRole('button', { name: 'Post job' }));
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post job' })).toHaveAttribute('aria-busy', 'false'));
    expect(callsOf(view, 'jobs.move')).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Water the flowers' }));
    await view.user.click(screen.getByRole('button', { name: 'Post job' }));
    await waitFor(() => expect(callsOf(view, 'jobs.move')).toHaveLength(1));
  });
});
