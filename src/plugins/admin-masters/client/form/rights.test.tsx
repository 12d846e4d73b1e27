import { screen, waitFor } from '@testing-library/react';
import { matt, openPaints, sentTo } from '../testing/open-paints.ts';

describe('A user', () => {
  it('who may only read sees the values in words', async () => {
    await openPaints({ may: ['read'] });
    expect(await screen.findByText('You can read this row, but not change its values.')).toBeVisible();
    expect(screen.getByText('Water')).toBeVisible();
    expect(await screen.findByText('Zinc white')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['Save', 'Delete', /Merge/, 'Undo']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('who may hide but not change sends the values as they are', async () => {
    const view = await openPaints({ may: ['read', 'hide'], replies: { 'admin-masters.update-row': matt } });
    await view.user.click(await screen.findByLabelText('Hide from forms and searches'));
    expect(screen.queryByLabelText('Name in English')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(view, 'update-row')).toEqual({ name: 'Matt white', names: { de: 'Mattweiß' }, isHidden: true, version: 4 }),
    );
  });

  it('who may change but not hide is told so', async () => {
    const replies = { 'admin-masters.get-row': { ...matt, isHidden: true }, 'admin-masters.update-row': matt };
    const view = await openPaints({ may: ['read', 'update'], replies });
    const hidden = await screen.findByLabelText('Hide from forms and searches');
    expect(hidden).toBeDisabled();
    expect(hidden).toBeChecked();
    expect(hidden).toHaveAccessibleDescription('You do not have the right to hide or show rows.');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentTo(view, 'update-row')).toMatchObject({ isHidden: true }));
  });

  it('cannot delete or merge rows of a fixed kind', async () => {
    const row = { ...matt, code: 'a', name: 'Grade A', fields: {}, path: [], parent: null };
    await openPaints({ at: '/admin/settings/masters/grades/form?code=a', replies: { 'admin-masters.get-row': row } });
    expect(await screen.findByLabelText('Name in English')).toHaveValue('Grade A');
    for (const name of ['Delete', /Merge/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Address (URI)')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Alternative names' })).toBeNull();
  });
});
