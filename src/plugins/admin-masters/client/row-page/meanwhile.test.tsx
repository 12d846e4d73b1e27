import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { FORM, matt, openPaints, sentTo } from '../testing/open-paints.ts';

// Another user gave the row another name in German and another base.
const latest = { ...matt, version: 5, names: { de: 'Kreide' }, fields: { ...matt.fields, base: 'oil', maker: 'Hale' } };

/** Types a name and a maker, and saves; the row was changed meanwhile. */
async function openConflict(): Promise<View> {
  let row = matt;
  const update = ({ body }: { body: { version: number } }): unknown => {
    row = latest;
    if (body.version !== row.version) throw refusal(409, 'conflict', 'This was changed meanwhile.');
    return latest;
  };
  const view = await openPaints({ replies: { 'admin-masters.get-row': () => row, 'admin-masters.update-row': update } });
  await view.user.type(await screen.findByLabelText('Name in English'), ', dry');
  await view.user.type(screen.getByLabelText('Maker'), 'man');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  return view;
}

const title = 'This row was changed in the meantime';

describe('When another user saved first', () => {
  it('both values are shown, and nothing typed is lost', async () => {
    await openConflict();
    expect(await screen.findByText(title)).toBeVisible();
    const note = within(screen.getByRole('alert'));
    expect(note.getByText('Maker').parentElement).toHaveTextContent('MakerYours: ColemanSaved: Hale');
    expect(note.getByText('Base').parentElement).toHaveTextContent('BaseYours: not changed by youSaved: Oil');
    expect(note.getByText('Deutsch').parentElement).toHaveTextContent('Saved: Kreide');
    expect(screen.getByLabelText('Name in English')).toHaveValue('Matt white, dry');
  });

  it('the typed values can be saved on top of the latest', async () => {
    const view = await openConflict();
    await view.user.click(await screen.findByRole('button', { name: 'Use mine on top of the latest' }));
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByLabelText('Maker')).toHaveValue('Coleman');
    expect(screen.getByLabelText('Deutsch')).toHaveValue('Kreide');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.address).toBe('/admin/settings/masters/paints'));
    expect(sentTo(view, 'update-row')).toMatchObject({
      name: 'Matt white, dry',
      names: { de: 'Kreide' },
      fields: { maker: 'Coleman', base: 'oil' },
      version: 5,
    });
  });

  it('the typed values can be discarded', async () => {
    const view = await openConflict();
    await view.user.click(await screen.findByRole('button', { name: 'Discard mine and show the latest' }));
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByLabelText('Name in English')).toHaveValue('Matt white');
    expect(screen.getByLabelText('Maker')).toHaveValue('Hale');
    await view.open('/admin/settings/masters/paints');
    await view.open(FORM);
    expect(await screen.findByLabelText('Maker')).toHaveValue('Hale');
  });

  it('a draft of an older row is compared with the row', async () => {
    const rows = [matt, latest];
    const view = await openPaints({ replies: { 'admin-masters.get-row': () => rows.shift() } });
    await view.user.type(await screen.findByLabelText('Maker'), 'man');
    await view.open('/admin/settings/masters/paints');
    await view.open(FORM);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByLabelText('Maker')).toHaveValue('Coleman');
  });
});
