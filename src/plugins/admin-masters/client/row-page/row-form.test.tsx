import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import { FORM, matt, NEW, openPaints, sentTo } from '../testing/open-paints.ts';

const save = { name: 'Save' };
const codeIssue = { path: 'fields.pigments', code: 'admin-masters.reference-unknown', message: 'There is no such row.' };

describe('The form of a row', () => {
  it('sends the values of all fields of the kind', async () => {
    const view = await openPaints({ replies: { 'admin-masters.update-row': matt } });
    const { user } = view;
    const litres = await screen.findByLabelText('Litres');
    expect(litres).toHaveAccessibleDescription('In a tin. From -1 to 50.');
    await user.clear(litres);
    await user.type(litres, '7,25');
    await user.clear(screen.getByLabelText('Maker'));
    await user.type(screen.getByLabelText('Advice'), 'Stir well.');
    await user.click(screen.getByLabelText('Glossy'));
    await user.selectOptions(screen.getByLabelText('Base'), 'Oil');
    await user.type(screen.getByLabelText('Address (URI)'), 'https://example.org/matt');
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(view.address).toBe('/admin/settings/masters/paints'));
    expect(sentTo(view, 'update-row')).toMatchObject({
      description: 'For ceilings.',
      fields: { maker: null, advice: 'Stir well.', litres: 7.25, isGlossy: true, base: 'oil', pigments: ['zinc'], binder: null },
      uri: 'https://example.org/matt',
      version: 4,
    });
  });

  it('chooses rows of another kind by their names', async () => {
    const view = await openPaints({ replies: { 'admin-masters.update-row': matt } });
    expect(await screen.findByRole('button', { name: 'Remove Zinc white' })).toBeVisible();
    await pick(view.user, screen.getByLabelText('Pigments'), 'Och');
    await pick(view.user, screen.getByLabelText('Binder'), 'Zin');
    await view.user.click(screen.getByRole('button', save));
    await waitFor(() => expect(sentTo(view, 'update-row')).toMatchObject({ fields: { pigments: ['zinc', 'ochre'], binder: 'zinc' } }));
  });

  it('counts the languages, and marks a missing name in words', async () => {
    const view = await openPaints();
    expect(await screen.findByText(/^2 of 5 languages\./)).toBeVisible();
    const persian = screen.getByLabelText('فارسی');
    expect(persian).toHaveAccessibleDescription('Missing');
    await view.user.type(persian, 'سفید');
    expect(screen.getByText(/^3 of 5 languages\./)).toBeVisible();
    expect(persian).not.toHaveAccessibleDescription('Missing');
  });

  it('tries a pattern with an example', async () => {
    const view = await openPaints();
    const sample = await screen.findByLabelText('Try it');
    await view.user.type(sample, 'AB12{Enter}');
    expect(screen.getByText('The example matches.')).toBeVisible();
    await view.user.type(sample, '3');
    expect(screen.getByText('The example does not match.')).toBeVisible();
    await view.user.type(screen.getByLabelText('Form of labels'), '+');
    expect(screen.getByText('This expression cannot be tried.')).toBeVisible();
    expect(sentTo(view, 'update-row')).toBeUndefined();
  });

  it('adds and removes alternative names', async () => {
    const view = await openPaints({ replies: { 'admin-masters.update-row': matt } });
    await view.user.click(await screen.findByRole('button', { name: 'Add a name' }));
    const [, added] = screen.getAllByLabelText('Alternative name');
    await view.user.type(added ?? document.body, 'Mat white');
    await view.user.selectOptions(screen.getAllByLabelText('Use')[1] ?? document.body, 'Only for searches');
    await view.user.click(screen.getByRole('button', { name: 'Remove alternative name 1' }));
    await view.user.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(sentTo(view, 'update-row')).toMatchObject({ alternatives: [{ language: 'en', name: 'Mat white', kind: 'hidden' }] }),
    );
  });

  it('shows the errors of the server at their fields', async () => {
    const issues = [
      { path: 'alternatives.0.name', code: 'admin-masters.name-taken', message: 'The row already has this name.' },
      { path: 'names.de', code: 'too-long', message: 'Use at most 120 characters.', values: { count: 120 } },
      codeIssue,
    ];
    const refuse = (): never => {
      throw refusal(422, 'invalid', 'Some values are not valid.', issues);
    };
    const view = await openPaints({ replies: { 'admin-masters.update-row': refuse } });
    await view.user.click(await screen.findByRole('button', save));
    await waitFor(() => expect(screen.getByLabelText('Alternative name')).toHaveAccessibleDescription('The row already has this name.'));
    expect(screen.getByLabelText('Deutsch')).toHaveAccessibleDescription('Use at most 120 characters.');
    expect(screen.getByLabelText('Pigments')).toHaveAccessibleDescription('There is no such row.');
  });

  it('does not send a text in place of a number', async () => {
    const view = await openPaints();
    await view.user.type(await screen.findByLabelText('Litres'), ' or so');
    await view.user.click(screen.getByRole('button', save));
    await waitFor(() => expect(screen.getByLabelText('Litres')).toHaveAccessibleDescription('This must be a number.'));
    expect(sentTo(view, 'update-row')).toBeUndefined();
  });

  it('warns of another row with the same name', async () => {
    await openPaints({ replies: { 'admin-masters.get-row': { ...matt, sameName: ['matt-2'] } } });
    expect(await screen.findByText('Another row in the same place has the same name')).toBeVisible();
    expect(screen.getByRole('link', { name: 'matt-2' })).toHaveAttribute('href', '/admin/settings/masters/paints/form?code=matt-2');
  });

  it('keeps what was typed when the user comes back', async () => {
    const view = await openPaints();
    await view.user.type(await screen.findByLabelText('Maker'), ' and Sons');
    await view.open('/admin/settings/masters/paints');
    await view.open(FORM);
    expect(await screen.findByLabelText('Maker')).toHaveValue('Cole and Sons');
  });
});

it('A new row stands below the row of the address, or below another one', async () => {
  const white = { ...matt, code: 'white', name: 'White', parent: null };
  const cream = { ...matt, code: 'cream', name: 'Cream', parent: null };
  const view = await openPaints({
    at: `${NEW}?parent=white`,
    replies: {
      'admin-masters.get-row': white,
      'admin-masters.list-rows': { items: [cream], nextCursor: null },
      'admin-masters.create-row': matt,
    },
  });
  await waitFor(() => expect(screen.getByLabelText('Row above')).toHaveValue('White'));
  await pick(view.user, screen.getByLabelText('Row above'), 'Cre');
  await view.user.type(screen.getByLabelText('Name in English'), 'Ivory');
  await view.user.click(screen.getByRole('button', save));
  expect(await screen.findByText('This is required.')).toBeVisible();
  await view.user.selectOptions(screen.getByLabelText('Base'), 'Oil');
  await view.user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sentTo(view, 'create-row')).toMatchObject({ name: 'Ivory', parent: 'cream', fields: { base: 'oil' } }));
  expect(view.api.calls.find(({ id }) => id === 'admin-masters.list-rows')?.query).toMatchObject({ parent: '', filter: 'offered' });
});

it('A new row does not exist in a fixed kind', async () => {
  await openPaints({ at: '/admin/settings/masters/grades/form' });
  expect(await screen.findByText('The rows of this kind belong to a standard, so none can be added.')).toBeVisible();
  expect(screen.queryByRole('button', save)).toBeNull();
});

it('The page of a row shows where it stands and where it is used', async () => {
  const usedBy = [
    { by: 'paints.walls', count: 2 },
    { by: 'paints.doors', count: 4 },
    { by: 'others.unknown', count: 1 },
  ];
  await openPaints({ replies: { 'admin-masters.get-row': { ...matt, uses: 7, usedBy } } });
  const above = within(await screen.findByRole('navigation', { name: 'Rows above' }));
  expect(above.getByRole('link', { name: 'White' })).toHaveAttribute('href', '/admin/settings/masters/paints/form?code=white');
  expect(await screen.findByRole('link', { name: '2 walls' })).toHaveAttribute('href', '/walls?paint=matt');
  // No plugin has the page of these uses.
  expect(screen.getByText('4 walls')).toBeVisible();
  expect(screen.queryByRole('link', { name: '4 walls' })).toBeNull();
  expect(screen.getByText('1 other use')).toBeVisible();
});

it('The page of a row cannot delete a row with rows below it', async () => {
  await openPaints({ replies: { 'admin-masters.get-row': { ...matt, children: 2 } } });
  expect(await screen.findByText('2 rows are below this one. Move them before you delete this row.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('The page of a row says when the code belongs to a row that was merged', async () => {
  await openPaints({ replies: { 'admin-masters.get-row': { ...matt, code: 'chalk', name: 'Chalk' } } });
  expect(await screen.findByText('The row with the code matt was merged into this one.')).toBeVisible();
});
