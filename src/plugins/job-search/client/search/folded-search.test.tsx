import { screen, waitFor } from '@testing-library/react';
import { openSearch, withWindow } from '../testing/open-search.ts';

withWindow(390);

const line = (): HTMLElement | null => screen.queryByRole('button', { name: /^Change the search:/ });
const words = (): HTMLElement | null => screen.queryByRole('combobox', { name: 'What' });

describe('the search on a phone', () => {
  it('is one line when the page of a search opens: the words, the place and the distance', async () => {
    await openSearch({ terms: { q: 'nurse', where: 'Leeds', place: 7, radius: 40 } });
    expect(line()).toHaveTextContent(/^Change the search:nurse·Leeds·(40 km|25 mi)$/);
    expect(words()).toBeNull();
  });

  it('says no distance without a place, and offers the words while only a filter is chosen', async () => {
    await openSearch({ terms: { workMode: 'remote' } });
    expect(line()).toHaveTextContent('Change the search:Title, company or category');
  });

  it('has its fields open while nothing is searched for', async () => {
    await openSearch();
    expect(line()).toBeNull();
    expect(words()).toBeVisible();
  });

  it('unfolds with the focus behind the words, and folds again with Escape', async () => {
    const { user } = await openSearch({ terms: { q: 'nurse' } });
    line()?.focus();
    await user.keyboard('{Enter}');
    expect(words()).toHaveFocus();
    await user.keyboard('s{Escape}');
    expect(line()).toHaveFocus();
    expect(document.querySelector('input[name=q]')).toHaveValue('nurses');
  });

  it('stays open while words are typed, and folds when they are sent', async () => {
    const view = await openSearch();
    await view.user.type(words() ?? document.body, 'pump');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=pump'));
    expect(words()).toHaveFocus();
    await view.user.keyboard('s{Enter}');
    await waitFor(() => expect(line()).toHaveFocus());
    await waitFor(() => expect(line()).toHaveTextContent('pumps'));
    expect(view.address).toBe('/admin/jobs/all?q=pumps');
  });

  it('folds when a suggestion is chosen', async () => {
    const suggestion = { kind: 'skill', text: 'Pump care', value: 'pump-care' };
    const { user } = await openSearch({ api: { 'jobs.suggest': { items: [suggestion] } } });
    await user.type(words() ?? document.body, 'pu');
    await waitFor(() => expect(words()).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(line()).toHaveFocus());
  });
});
