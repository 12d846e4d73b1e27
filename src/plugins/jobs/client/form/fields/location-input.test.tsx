import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../../contract/routes.ts';
import { jobsClientPlugin } from '../../jobs.client-plugin.ts';
import { postingOnServer } from '../../testing/edited-builders.ts';
import { idOf } from '../../testing/job-builders.ts';

test('the location offers places with their region and country, and takes any text', async () => {
  const view = await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.form),
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: {
      ...postingOnServer(),
      'employer.list-my-companies': { items: [{ id: idOf(2), name: 'Test Company', country: 'NL' }] },
      'admin-masters.list-offered': fakeNamedList({
        'job-categories': {},
        'work-modes': {},
        countries: { NL: 'Netherlands' },
        skills: {},
        currencies: {},
      }),
      'jobs.list-templates': { items: [] },
      'places.suggest': { items: [{ id: 1, name: 'Leeds', names: {}, region: 'England', country: 'GB' }] },
    },
  });
  const location = await screen.findByLabelText('Location');
  await view.user.type(location, 'Lee');
  const list = () => (location instanceof HTMLInputElement ? [...(location.list?.options ?? [])] : []);
  await waitFor(() => expect(list().map(({ value }) => value)).toEqual(['Leeds, England, United Kingdom']));
  expect(location).toHaveValue('Lee');
});
