import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import type { MergePreview } from '../../contract/reply-schemas.ts';
import { matt, openPaints, sentTo } from '../testing/open-paints.ts';

const chalk = { ...matt, code: 'chalk', name: 'Chalk', version: 9 };
const preview: MergePreview = {
  from: matt,
  into: chalk,
  usedBy: [{ by: 'paints.walls', count: 2 }],
  children: 1,
  names: [{ language: 'en', name: 'Matt white', kind: 'alternative' }],
};
const byCode = ({ params }: { params: { code: string } }): unknown => (params.code === 'chalk' ? chalk : matt);
const base: FakeReplies = {
  'admin-masters.get-row': byCode,
  'admin-masters.list-rows': { items: [matt, chalk], nextCursor: null },
  'admin-masters.preview-merge': preview,
  'admin-masters.merge-row': chalk,
};

/** Opens the dialog and chooses the row "Chalk". */
async function choose(replies: FakeReplies = {}): Promise<View> {
  const view = await openPaints({ replies: { ...base, ...replies } });
  await view.user.click(await screen.findByRole('button', { name: 'Merge into another row…' }));
  await pick(view.user, screen.getByLabelText('Row that stays'), 'Chal');
  return view;
}

const dialog = (): ReturnType<typeof within> => within(screen.getByRole('dialog', { name: 'Merge “Matt white” into another row' }));
const refuse = (code: string, message: string) => (): never => {
  throw refusal(409, code, message);
};

describe('A merge', () => {
  it('shows first what changes', async () => {
    const view = await choose();
    expect(await dialog().findByText('Uses that get the code chalk')).toBeVisible();
    expect(await dialog().findByText('2 walls')).toBeVisible();
    expect(dialog().getByText('1 row below moves to this row.')).toBeVisible();
    expect(dialog().getByText('New alternative names')).toBeVisible();
    expect(dialog().getByText(/^This cannot be undone\. “Matt white” is removed/)).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'admin-masters.list-rows')?.query).toMatchObject({ filter: 'offered' });
    expect(view.api.calls.find(({ id }) => id === 'admin-masters.preview-merge')?.query).toEqual({ into: 'chalk' });
  });

  it('leads to the row that stays', async () => {
    const view = await choose();
    await view.user.click(await dialog().findByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(view.address).toBe('/admin/settings/masters/paints/form?code=chalk'));
    expect(sentTo(view, 'merge-row')).toEqual({ into: 'chalk', version: 4 });
    expect(view.snackbar).toBe('Merged “Matt white” into “Chalk”.');
    await waitFor(() => expect(screen.getByLabelText('Name in English')).toHaveValue('Chalk'));
  });

  it('stays open with the reason when it is refused', async () => {
    const message = 'A row can only be merged into another row that is visible, not merged itself, and not below it.';
    const view = await choose({ 'admin-masters.merge-row': refuse('admin-masters.merge-refused', message) });
    await view.user.click(await dialog().findByRole('button', { name: 'Merge' }));
    expect(await dialog().findByText('Nothing was merged.')).toBeVisible();
    // In the note, and in the snackbar.
    expect(dialog().getAllByText(message)).toHaveLength(2);
  });

  it('shows the latest state after a change of another user', async () => {
    const previews = [preview, { ...preview, from: { ...matt, version: 5 }, children: 0 }];
    const view = await choose({
      'admin-masters.preview-merge': () => previews.shift(),
      'admin-masters.merge-row': ({ body }: { body: { version: number } }) =>
        body.version === 5 ? chalk : refuse('conflict', 'This was changed meanwhile.')(),
    });
    await view.user.click(await dialog().findByRole('button', { name: 'Merge' }));
    expect(await dialog().findByText('One of the rows was changed in the meantime')).toBeVisible();
    expect(await dialog().findByText('No rows move.')).toBeVisible();
    await view.user.click(dialog().getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(view.address).toBe('/admin/settings/masters/paints/form?code=chalk'));
  });

  it('says why two rows cannot be merged, before it is tried', async () => {
    await choose({ 'admin-masters.preview-merge': refuse('admin-masters.merge-refused', 'This row is hidden.') });
    await waitFor(() => expect(dialog().getAllByText('This row is hidden.')).toHaveLength(2));
    expect(dialog().queryByRole('button', { name: 'Merge' })).toBeNull();
  });

  it('needs its own right', async () => {
    await openPaints({ may: ['read', 'update', 'delete'] });
    expect(await screen.findByLabelText('Maker')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Merge/ })).toBeNull();
  });

  it('changes nothing when it is cancelled', async () => {
    const view = await choose();
    await view.user.click(await dialog().findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: /Merge/ })).toBeNull();
    expect(sentTo(view, 'merge-row')).toBeUndefined();
  });
});
