import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { lineSchema, z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({ soil: lineSchema(1, 20), seed: lineSchema(1, 20), note: lineSchema(0, 5), trap: lineSchema(0, 5) });
const send = jest.fn<Promise<void>, [z.infer<typeof schema>]>();

function Page(): JSX.Element {
  const { form, submit, busy, failure, fields } = useContractForm({
    schema,
    defaults: { soil: '', seed: '', note: '', trap: '' },
    send,
  });
  // The order in which the form learns of its fields is not that on screen.
  const [seed, soil] = [form.register('seed'), form.register('soil')];
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <div hidden>
        <TextInput label="Trap" {...fields.text('trap')} />
      </div>
      <TextInput label="Soil" error={fields.errorOf('soil')} {...soil} />
      <TextInput label="Seed" error={fields.errorOf('seed')} {...seed} />
      <details>
        <summary>More</summary>
        <TextInput label="Note" {...fields.text('note')} />
      </details>
      <FormEnd failure={failure} busy={busy} action="Plant" />
    </form>
  );
}

const garden = onePage('garden', '/', Page);

const tooLong = (path: string) => ({ path, code: 'too-long', message: 'Use at most 5 characters.', values: { limit: 5 } });

let view: View;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockReset().mockResolvedValue(undefined);
  view = await renderPlugin([garden], { at: '/' });
});

const plant = (): Promise<void> => view.user.click(screen.getByRole('button', { name: 'Plant' }));

it('A form with errors focuses the field that is first on screen', async () => {
  await plant();
  expect(screen.getByLabelText('Soil')).toHaveFocus();
  await view.user.type(screen.getByLabelText('Soil'), 'Loam');
  await plant();
  expect(screen.getByLabelText('Seed')).toHaveFocus();
});

it('A form with errors opens the folded section of the first field, and passes over a field that nobody sees', async () => {
  await view.user.type(screen.getByLabelText('Soil'), 'Loam');
  await view.user.type(screen.getByLabelText('Seed'), 'Mint');
  send.mockRejectedValueOnce(refusal(422, 'invalid', 'Some of the information is not valid.', [tooLong('trap'), tooLong('note')]));
  const note = screen.getByLabelText('Note');
  expect(note.closest('details')).not.toHaveAttribute('open');
  await plant();
  expect(note).toHaveFocus();
  expect(note.closest('details')).toHaveAttribute('open');
});
