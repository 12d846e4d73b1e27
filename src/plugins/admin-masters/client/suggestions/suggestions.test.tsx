import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params } from '../testing/open-masters.ts';

const page = href(masterRoutes.rows, params, { view: 'suggestions' });
const teal = { id: '00000000-0000-8000-8000-000000000001', text: 'Teal', people: 4 };
const decided = (view: View): unknown => view.api.calls.find(({ id }) => id === 'admin-masters.decide-suggestion')?.body;

/** A server with one suggestion until it is decided. */
function oneSuggestion() {
  let items = [teal];
  return {
    'admin-masters.list-suggestions': () => ({ items }),
    'admin-masters.decide-suggestion': () => {
      items = [];
      return { row: null };
    },
  };
}

describe('a suggestion', () => {
  it('is added as a row', async () => {
    const view = await open(page, oneSuggestion());
    expect(await screen.findByText('typed by 4 people')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Add “Teal” as a row' }));
    expect(view.snackbar).toBe('Added “Teal”.');
    expect(decided(view)).toEqual({ decision: 'add' });
    expect(await screen.findByText('There are no suggestions')).toBeVisible();
  });

  it('becomes a name of the chosen row', async () => {
    const view = await open(page, oneSuggestion());
    await view.user.click(await screen.findByRole('button', { name: 'Make “Teal” a name of a row' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Which row is “Teal”?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Add as a name' }));
    expect(dialog.getByText('Choose a row.')).toBeVisible();
    await view.user.type(dialog.getByRole('combobox', { name: 'Row' }), 'umb');
    await view.user.click(await dialog.findByRole('option', { name: /Umber/ }));
    await view.user.click(dialog.getByRole('button', { name: 'Add as a name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decided(view)).toEqual({ decision: 'alias', of: 'umber' });
  });

  it('that is refused leaves the list', async () => {
    const view = await open(page, oneSuggestion());
    await view.user.click(await screen.findByRole('button', { name: 'Refuse “Teal”' }));
    expect(view.snackbar).toBe('Refused “Teal”.');
    expect(decided(view)).toEqual({ decision: 'refuse' });
  });

  it('stays when the decision fails', async () => {
    const view = await open(page, {
      ...oneSuggestion(),
      'admin-masters.decide-suggestion': refusal(404, 'not-found', 'This was not found.'),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Refuse “Teal”' }));
    expect(view.snackbar).toBe('This was not found.');
    expect(await screen.findByText('typed by 4 people')).toBeVisible();
  });
});
