import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { anEdited, postingOnServer } from '../testing/edited-builders.ts';
import { aJob, idOf, pageOf } from '../testing/job-builders.ts';

const company = { id: idOf(2), name: 'Test Company', country: 'NL' };
const offered = fakeNamedList({
  'job-categories': {},
  'work-modes': { onsite: 'On site' },
  countries: { NL: 'Netherlands' },
  skills: {},
  currencies: { EUR: 'Euro' },
});
const description = 'You keep the pumps running and visit the sites on foot. '.repeat(4).trim();

let answerSave: () => Promise<void>;

/** Opens the form of a new posting. Its first save has no answer until the test gives it. */
async function open(): Promise<View> {
  const { 'jobs.create-draft': store, ...server } = postingOnServer();
  const first = new Promise<void>((resolve) => {
    answerSave = () => act(async () => resolve());
  });
  return renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.form),
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: {
      'employer.list-my-companies': { items: [company] },
      'admin-masters.list-offered': offered,
      'jobs.get': aJob({
        viewer: { manages: true, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: ['paused'] },
      }),
      'jobs.list-managed': pageOf(),
      'jobs.list-templates': { items: [] },
      'employer.get-company': { ...company, tagline: null, about: null },
      ...server,
      'jobs.create-draft': async (call: unknown) => {
        await first;
        return (store as (call: unknown) => unknown)(call);
      },
    },
  });
}

const callsOf = (view: View, id: string) => view.api.calls.filter((call) => call.id === id);
const begun = (view: View): Promise<void> => waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
const post = (view: View): Promise<void> => view.user.click(screen.getByRole('button', { name: 'Post job' }));

it('a posting that is sent before its first save has answered shows its first error where it is, and stays there when the save answers', async () => {
  const view = await open();
  await view.user.type(await screen.findByLabelText('Title'), 'Pump engineer');
  await begun(view);
  const scrolled = jest.spyOn(globalThis, 'scrollTo');
  await post(view);
  const text = screen.getByRole('textbox', { name: 'Description' });
  await waitFor(() => expect(text).toHaveFocus());
  await answerSave();
  await waitFor(() => expect(view.address).toBe(`${href(jobRoutes.form)}?id=${anEdited().job.id}`));
  expect(text).toHaveFocus();
  expect(text).toBeInvalid();
  expect(scrolled).not.toHaveBeenCalled();
  expect(callsOf(view, 'jobs.move')).toEqual([]);
  scrolled.mockRestore();
});

it('a posting that is sent before its first save has answered is published once when the save has answered', async () => {
  const view = await open();
  await view.user.type(await screen.findByLabelText('Title'), 'Pump engineer');
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Description' }), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? description : ''), types: ['text/plain'], files: [] },
  });
  await view.user.type(screen.getByLabelText('Location'), 'Deventer');
  await view.user.type(screen.getByLabelText('Pay from'), '48000');
  await begun(view);
  await post(view);
  await post(view);
  expect(callsOf(view, 'jobs.move')).toEqual([]);
  await answerSave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
  // The page says it, so no message does.
  expect(await screen.findByRole('region', { name: 'It is live' })).toBeVisible();
  expect(view.snackbar).toBe('');
  expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1);
  expect(callsOf(view, 'jobs.move')).toHaveLength(1);
});

it.each([
  ['Pay from', 'Pay to', 'The minimum is higher than the maximum.'],
  ['Years of experience from', 'Years of experience to', 'The lower number of years is higher than the upper one.'],
])('two fields that do not fit have their error when %j or %j is left, until they fit', async (from, to, sentence) => {
  const view = await open();
  await view.user.type(await screen.findByLabelText(from), '20');
  await view.user.tab();
  await view.user.type(screen.getByLabelText(to), '15');
  expect(screen.getByLabelText(from)).toBeValid();
  await view.user.tab();
  expect(screen.getByLabelText(from)).toBeInvalid();
  expect(screen.getByLabelText(from)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText('Title')).toBeValid();
  await view.user.type(screen.getByLabelText(to), '0');
  await view.user.tab();
  expect(screen.getByLabelText(from)).toBeValid();
});
