import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import type { ZodType } from 'zod';
import { z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({ depth: z.string().max(2, { error: 'Dig less deep.' }) });
const load = jest.fn<Promise<ZodType<{ depth: string }>>, []>();
const send = jest.fn<Promise<void>, [{ depth: string }]>(async () => undefined);

function Page(): JSX.Element {
  const { submit, busy, failure, fields } = useContractForm({ schema: load, defaults: { depth: '' }, send });
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <TextInput label="Depth" {...fields.text('depth')} />
      <FormEnd failure={failure} busy={busy} action="Dig" />
    </form>
  );
}

const garden = onePage('garden', '/', Page);

async function dig(view: View, depth: string): Promise<void> {
  await view.user.clear(screen.getByLabelText('Depth'));
  await view.user.type(screen.getByLabelText('Depth'), depth);
  await view.user.click(screen.getByRole('button', { name: 'Dig' }));
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(schema);
  send.mockClear();
});

it('A form whose schema is loaded loads it at the first input and not before', async () => {
  const view = await renderPlugin([garden], { at: '/' });
  expect(load).not.toHaveBeenCalled();
  await view.user.click(screen.getByLabelText('Depth'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('A form whose schema is loaded validates with it and sends valid values', async () => {
  const view = await renderPlugin([garden], { at: '/' });
  await dig(view, '100');
  expect(await screen.findByText('Dig less deep.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await dig(view, '10');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ depth: '10' }));
});

it('A form whose schema is loaded reports that it could not be sent while the schema does not load, and is sent when it does', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValue(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  const view = await renderPlugin([garden], { at: '/' });
  await dig(view, '10');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  load.mockResolvedValue(schema);
  await dig(view, '12');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ depth: '12' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
