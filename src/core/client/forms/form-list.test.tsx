import { cleanup, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { instantSchema, lineSchema, listSchema, z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { ApiError } from '../http/api-error.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { InstantInput } from './InstantInput.tsx';
import { instantOf } from './local-time.ts';
import { useContractForm } from './use-contract-form.ts';
import { useFormList } from './use-form-list.ts';

const schema = z.object({ opensAt: instantSchema, beds: listSchema(z.object({ name: lineSchema(1, 10), plant: lineSchema(0, 10) }), 3) });
const defaults = { opensAt: '2026-03-01T09:30:15.123Z', beds: [{ name: 'Herbs', plant: '' }] };
const send = jest.fn<Promise<void>, [z.infer<typeof schema>]>();

function Page(): JSX.Element {
  const { form, submit, busy, failure, fields } = useContractForm({ schema, defaults, draft: 'garden', send });
  const { rows, add, remove, group } = useFormList(form, 'beds');
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <InstantInput label="Opens" {...fields.controlled('opensAt')} />
      <fieldset ref={group} aria-describedby="beds">
        {rows.map(({ id }, index) => (
          <div key={id}>
            <TextInput label={`Name ${index + 1}`} {...fields.text(`beds.${index}.name`)} />
            <TextInput label={`Plant ${index + 1}`} {...fields.text(`beds.${index}.plant`)} />
            <button type="button" onClick={() => remove(index)}>{`Remove ${index + 1}`}</button>
          </div>
        ))}
        <p id="beds">{fields.errorOf('beds')}</p>
        <button type="button" onClick={() => add({ name: '', plant: '' })}>
          Add
        </button>
      </fieldset>
      <FormEnd failure={failure} busy={busy} action="Plant" />
    </form>
  );
}

const garden = onePage('garden', '/', Page);

const press = (view: View, name: string): Promise<void> => view.user.click(screen.getByRole('button', { name }));
const refused = (...issues: { path: string; message: string }[]) =>
  new ApiError(422, { code: 'invalid', message: 'No.', issues: issues.map((issue) => ({ ...issue, code: 'invalid' })) });

let view: View;
beforeEach(async () => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  view = await renderPlugin([garden], { at: '/' });
});

describe('A list in a form', () => {
  it('moves the focus to the first field of an added item, and sends all items', async () => {
    await press(view, 'Add');
    expect(screen.getByLabelText('Name 2')).toHaveFocus();
    await view.user.keyboard('Roots');
    await press(view, 'Plant');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0].beds).toEqual([
      { name: 'Herbs', plant: '' },
      { name: 'Roots', plant: '' },
    ]);
  });

  it('shows errors of the contract beside the right field until they are fixed', async () => {
    await press(view, 'Add');
    await press(view, 'Plant');
    expect(await screen.findByText('This is required.')).toBeVisible();
    expect(screen.getByLabelText('Name 2')).toHaveAccessibleDescription('This is required.');
    expect(screen.getByLabelText('Name 2')).toHaveFocus();
    await view.user.keyboard('Roots');
    await waitFor(() => expect(screen.queryByText('This is required.')).toBeNull());
    expect(send).not.toHaveBeenCalled();
  });

  it('shows errors of the server beside the right field, never beside another item', async () => {
    await press(view, 'Add');
    await view.user.keyboard('Roots');
    send.mockRejectedValue(refused({ path: 'beds.1.plant', message: 'Nothing grows here.' }));
    await press(view, 'Plant');
    await waitFor(() => expect(screen.getByLabelText('Plant 2')).toHaveAccessibleDescription('Nothing grows here.'));
    expect(screen.getByLabelText('Plant 2')).toHaveFocus();
    await press(view, 'Remove 1');
    await waitFor(() => expect(screen.queryByText('Nothing grows here.')).toBeNull());
    expect(screen.getByLabelText('Name 1')).toHaveValue('Roots');
  });

  it('shows errors of the whole list, and of parts that the form does not have, at the list', async () => {
    for (const name of ['b', 'c', 'd']) {
      await press(view, 'Add');
      await view.user.keyboard(name);
    }
    await press(view, 'Plant');
    expect(await screen.findByText('Use at most 3 items.')).toBeVisible();
    await press(view, 'Remove 4');
    expect(screen.queryByText('Use at most 3 items.')).toBeNull();
    send.mockRejectedValue(refused({ path: 'beds', message: 'Too close together.' }));
    await press(view, 'Plant');
    expect(await screen.findByText('Too close together.')).toBeVisible();
  });

  it('moves the focus to the add button when an item is removed', async () => {
    await press(view, 'Add');
    await press(view, 'Remove 1');
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });

  it('is restored from the draft with the added items and without the removed items', async () => {
    await press(view, 'Add');
    await view.user.keyboard('Roots');
    await press(view, 'Remove 1');
    cleanup();
    await renderPlugin([garden], { at: '/' });
    expect(screen.getByLabelText('Name 1')).toHaveValue('Roots');
    expect(screen.queryByLabelText('Name 2')).toBeNull();
  });

  it('deletes the draft when the values are sent, and keeps it when sending fails', async () => {
    const draft = (): string | null => sessionStorage.getItem('trellis.draft.visitor.garden');
    send.mockRejectedValueOnce(refused());
    await view.user.type(screen.getByLabelText('Plant 1'), 'Mint');
    await press(view, 'Plant');
    expect(await screen.findByText('No.')).toBeVisible();
    expect(draft()).toContain('Mint');
    await press(view, 'Plant');
    await waitFor(() => expect(draft()).toBeNull());
  });

  it('ignores a draft that is not a list', async () => {
    cleanup();
    sessionStorage.setItem('trellis.draft.visitor.garden', JSON.stringify({ beds: { name: 'Roots' } }));
    await renderPlugin([garden], { at: '/' });
    expect(screen.getByLabelText('Name 1')).toHaveValue('Herbs');
  });
});

describe('A field of date and time', () => {
  const field = (): HTMLInputElement => screen.getByLabelText('Opens');

  it('keeps the milliseconds of an instant that the user does not edit', async () => {
    await press(view, 'Plant');
    await waitFor(() => expect(send).toHaveBeenCalledWith(defaults));
  });

  it('interprets typed values in the time zone of the browser', async () => {
    await view.user.clear(field());
    await view.user.type(field(), '2027-07-01T18:45');
    expect(field()).toHaveValue('2027-07-01T18:45');
    await press(view, 'Plant');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0].opensAt).toBe(instantOf('2027-07-01T18:45'));
  });

  it('shows an understandable message when the date and time are missing', async () => {
    await view.user.clear(field());
    await press(view, 'Plant');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter a date and time.'));
    expect(field()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });
});
