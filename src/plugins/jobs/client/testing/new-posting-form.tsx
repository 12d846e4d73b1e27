import { fireEvent, screen } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { postingOnServer } from './edited-builders.ts';
import { aJob, idOf, pageOf } from './job-builders.ts';

export const company = { id: idOf(2), name: 'Test Company', country: 'NL' };
const offered = fakeNamedList({
  'job-categories': { engineering: 'Engineering', nursing: 'Nursing' },
  'work-modes': { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  countries: { DE: 'Germany', NL: 'Netherlands' },
  skills: { welding: 'Welding', wiring: 'Wiring' },
  currencies: { CHF: 'Swiss Franc', EUR: 'Euro', GBP: 'British Pound', USD: 'US Dollar' },
});
export const description = 'You keep the pumps running and visit the sites on foot. '.repeat(4).trim();

export const open = (api: FakeReplies = {}, at = href(jobRoutes.form), others: readonly ClientPlugin[] = []): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...others], {
    at,
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: {
      'employer.list-my-companies': { items: [company] },
      'admin-masters.list-offered': offered,
      'jobs.get': aJob(),
      'jobs.list-managed': pageOf(),
      'jobs.list-templates': { items: [] },
      'employer.get-company': { ...company, tagline: null, about: null },
      ...postingOnServer(),
      ...api,
    },
  });

export const callsOf = (view: View, id: string) => view.api.calls.filter((call) => call.id === id);

/** Fills in what a new posting needs. */
export async function fill(view: View): Promise<void> {
  await view.user.type(await screen.findByLabelText('Title'), 'Pump engineer');
  const text = await screen.findByRole('textbox', { name: 'Description' });
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? description : ''), types: ['text/plain'], files: [] },
  });
  await view.user.type(screen.getByLabelText('Location'), 'Deventer');
  await view.user.type(screen.getByLabelText('Pay from'), '48000');
  await view.user.type(screen.getByLabelText('Pay to'), '60,000.50');
  await pick(view.user, screen.getByLabelText('Currency'), 'EUR');
}
