import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { lineSchema, listSchema, z } from '#core/contract/schema.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { LanguageStore } from '../i18n/language-store.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  gardener: lineSchema(2, 20),
  tool: lineSchema(1, 20),
  beds: listSchema(z.object({ name: lineSchema(2, 20) }), 3),
});

function Page(): JSX.Element {
  const { submit, busy, failure, fields } = useContractForm({
    schema,
    defaults: { gardener: '', tool: '', beds: [{ name: '' }] },
    neededText: (field) => `garden:needed.${field}`,
    send: async () => undefined,
  });
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <TextInput label="Gardener" {...fields.text('gardener')} />
      <TextInput label="Tool" {...fields.text('tool')} />
      <TextInput label="Bed" {...fields.text('beds.0.name')} />
      <FormEnd failure={failure} busy={busy} action="Plant" />
    </form>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'none', load: async () => ({ Page }) }],
  locales: {
    en: async () => ({ default: { needed: { gardener: 'Enter your name.', beds: { name: 'Name the bed.' } } } }),
    de: async () => ({ default: { needed: { gardener: 'Geben Sie Ihren Namen ein.', beds: { name: 'Benennen Sie das Beet.' } } } }),
  },
});

it("An empty required field shows the field's own sentence, in a list too, and otherwise the general one", async () => {
  const view = await renderPlugin([garden], { at: '/' });
  await view.user.click(screen.getByRole('button', { name: 'Plant' }));
  expect(await screen.findByLabelText('Gardener')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Bed')).toHaveAccessibleDescription('Name the bed.');
  expect(screen.getByLabelText('Tool')).toHaveAccessibleDescription('This is required.');
  await act(() => view.resolve(LanguageStore).choose('de'));
  expect(screen.getByLabelText('Gardener')).toHaveAccessibleDescription('Geben Sie Ihren Namen ein.');
});

it('An empty required field shows the minimum length once something is typed', async () => {
  const view = await renderPlugin([garden], { at: '/' });
  await view.user.type(screen.getByLabelText('Gardener'), 'A');
  await view.user.click(screen.getByRole('button', { name: 'Plant' }));
  expect(await screen.findByLabelText('Gardener')).toHaveAccessibleDescription('Use at least 2 characters.');
});
