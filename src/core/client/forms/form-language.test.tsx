import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { defineIssues } from '#core/contract/errors.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { z } from '#core/contract/schema.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { useT } from '../i18n/use-t.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useContractForm } from './use-contract-form.ts';

const issues = defineIssues({ 'garden.too-deep': 'Dig less deep.' });
const schema = z.object({ depth: z.string().max(2, { error: issues['garden.too-deep'] }) });

const texts = {
  en: { depth: 'Depth', dig: 'Dig', issues: { 'too-deep': 'Dig less deep.' }, errors: { frozen: 'The ground is frozen.' } },
  de: { depth: 'Tiefe', dig: 'Graben', issues: { 'too-deep': 'Graben Sie weniger tief.' }, errors: { frozen: 'Der Boden ist gefroren.' } },
};

function Page(): JSX.Element {
  const t = useT('garden');
  const { submit, busy, failure, fields } = useContractForm({
    schema,
    defaults: { depth: '' },
    send: async () => {
      throw refusal(409, 'garden.frozen', 'The ground is frozen.');
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <h1>Garden</h1>
      <TextInput label={t('depth')} {...fields.text('depth')} />
      <FormEnd failure={failure} busy={busy} action={t('dig')} />
    </form>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'none', load: async () => ({ Page }) }],
  locales: { en: async () => ({ default: texts.en }), de: async () => ({ default: texts.de }) },
});

it('A form in another language keeps the typed values and shows their errors in the new language', async () => {
  const view = await renderPlugin([garden], { at: '/' });
  await view.user.type(screen.getByLabelText('Depth'), '100');
  await view.user.click(screen.getByRole('button', { name: 'Dig' }));
  expect(await screen.findByText('Dig less deep.')).toBeVisible();

  await act(() => view.resolve(LanguageStore).choose('de'));
  expect(await screen.findByText('Graben Sie weniger tief.')).toBeVisible();
  expect(screen.getByLabelText('Tiefe')).toHaveValue('100');
});

it('A form in another language shows the reason of a rejection by the server in the new language', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await renderPlugin([garden], { at: '/' });
  await act(() => view.resolve(LanguageStore).choose('de'));
  await view.user.type(await screen.findByLabelText('Tiefe'), '10');
  await view.user.click(screen.getByRole('button', { name: 'Graben' }));
  expect(await screen.findByText('Der Boden ist gefroren.', { selector: '.note *' })).toBeVisible();
});
