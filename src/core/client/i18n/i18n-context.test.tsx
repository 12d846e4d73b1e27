import { act, render, screen } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import type { JSX } from 'react';
import { I18nProvider } from './i18n-context.tsx';
import { useT } from './use-t.ts';

function Greeting(): JSX.Element {
  return <p>{useT('garden')('hello')}</p>;
}

async function start(): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { garden: { hello: 'Hello' } } }, partialBundledLanguages: true });
  render(
    <I18nProvider i18n={i18n}>
      <Greeting />
    </I18nProvider>,
  );
  return i18n;
}

test('a text follows the language', async () => {
  const i18n = await start();
  act(() => void i18n.addResourceBundle('de', 'garden', { hello: 'Hallo' }));
  expect(screen.getByText('Hello')).toBeVisible();
  await act(() => i18n.changeLanguage('de'));
  expect(screen.getByText('Hallo')).toBeVisible();
});

test('a text that is added later replaces its key', async () => {
  const i18n = await start();
  await act(() => i18n.changeLanguage('de'));
  expect(screen.getByText('hello')).toBeVisible();
  act(() => void i18n.addResourceBundle('de', 'garden', { hello: 'Hallo' }));
  expect(screen.getByText('Hallo')).toBeVisible();
});

test('without a provider, a text is its key', () => {
  render(<Greeting />);
  expect(screen.getByText('hello')).toBeVisible();
});
