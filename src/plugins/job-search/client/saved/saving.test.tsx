import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { bodiesOf, idOf } from '../testing/job-builders.ts';
import { aSaved, openAsSeeker, SavedServer } from '../testing/saved-server.ts';
import { SaveButton } from './SaveButton.tsx';
import { SavedMarksStore } from './saved-marks-store.ts';
import { savingAddress } from './saving-address.ts';

const SEARCH = href(jobRoutes.search);
const PAGE = href(jobRoutes.detail, { id: idOf(1) });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const callsOf = (view: View, id: string) => view.api.calls.filter((call) => call.id === id);

describe('the button that saves a posting', () => {
  it('shows in the rows of the search what is saved, and saves with an undo', async () => {
    const view = await openAsSeeker(SEARCH, new SavedServer([aSaved(2)]));
    await waitFor(async () => expect(await button('Save “Valve engineer”')).toHaveAttribute('aria-pressed', 'true'));
    const save = await button('Save “Pump engineer”');
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await view.user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(view.snackbar).toContain('“Pump engineer” is saved.'));
    await view.user.click(await button('Undo'));
    await waitFor(() => expect(callsOf(view, 'jobs.unsave')).toHaveLength(1));
    expect(save).toHaveAttribute('aria-pressed', 'false');
    // All rows together ask once.
    expect(callsOf(view, 'jobs.list-saved-marks')).toHaveLength(1);
  });

  it('takes back what the server refuses, and says why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SavedServer();
    server.refuses = true;
    const view = await openAsSeeker(PAGE, server);
    await view.user.click(await button('Save'));
    await waitFor(() => expect(view.snackbar).toContain('You have saved 500 jobs. Take some away to save more.'));
    expect(await button('Save')).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows what the server has when several quick changes are refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SavedServer();
    server.refuses = true;
    const view = await openAsSeeker(PAGE, server);
    const marks = view.resolve(SavedMarksStore);
    await act(async () => void (await Promise.all([marks.save(idOf(1)), marks.remove(idOf(1)), marks.save(idOf(1))])));
    expect(await button('Save')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the note when a removal is undone', async () => {
    const server = new SavedServer([aSaved(1, { note: 'Ask for Kim' })]);
    const view = await openAsSeeker(PAGE, server);
    await view.user.click(await button('Saved'));
    await waitFor(() => expect(server.saved).toEqual([]));
    await view.user.click(await button('Undo'));
    await waitFor(() => expect(bodiesOf(view, 'jobs.save')).toEqual([{ note: 'Ask for Kim' }]));
    expect(await button('Saved')).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends quick changes in their order, and ends with the last one', async () => {
    const server = new SavedServer();
    const gate = Promise.withResolvers<void>();
    const save = async () => {
      await gate.promise;
      return { note: null, savedAt: '2026-03-02T09:00:00.000Z' };
    };
    const view = await openAsSeeker(PAGE, server, { 'jobs.save': save });
    await view.user.click(await button('Save'));
    await view.user.click(await button('Saved'));
    expect(callsOf(view, 'jobs.unsave')).toHaveLength(0);
    gate.resolve();
    await waitFor(() => expect(callsOf(view, 'jobs.unsave')).toHaveLength(1));
    expect(await button('Save')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not there for those who do not look for work', async () => {
    const server = new SavedServer();
    await renderPlugin(clientPlugins, { at: SEARCH, as: 'employer', api: server.replies });
    expect(await screen.findByRole('link', { name: 'Pump engineer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});

/** A page that opens without a sign-in. */
function OpenPage(): JSX.Element | null {
  if (!useTexts(['job-search'])) return null;
  return (
    <main>
      <h1>Jobs</h1>
      <SaveButton job={{ id: idOf(1), title: 'Pump engineer' }} isInRow />
    </main>
  );
}

const open = onePage('open', '/open', OpenPage, ['jobs']);

it('leads visitors to the sign-up, and from there to the page that saves the posting', async () => {
  await renderPlugin([...clientPlugins, open], { at: '/open' });
  const link = await screen.findByRole('link', { name: 'Save “Pump engineer”' });
  expect(link).toHaveAttribute('href', `/signup?next=${encodeURIComponent(`${PAGE}?then=save`)}`);
});

it('a page that was opened to save its posting saves it once, and leaves the rest of the address as it was', async () => {
  const server = new SavedServer();
  const view = await openAsSeeker(`${savingAddress(idOf(1))}&from=list`, server);
  expect(await button('Saved')).toBeVisible();
  await waitFor(() => expect(view.address).toBe(`${PAGE}?from=list`));
  expect(callsOf(view, 'jobs.save')).toHaveLength(1);
  expect(server.saved.map(({ id }) => id)).toEqual([idOf(1)]);
});

it('a page that was opened to save its posting saves nothing for users who may not save', async () => {
  const server = new SavedServer();
  const view = await renderPlugin(clientPlugins, {
    at: savingAddress(idOf(1)),
    as: 'employer',
    api: server.replies,
  });
  await waitFor(() => expect(view.address).toBe(PAGE));
  expect(callsOf(view, 'jobs.save')).toHaveLength(0);
});
