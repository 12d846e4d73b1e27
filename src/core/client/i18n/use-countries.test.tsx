import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nProvider } from './i18n-context.tsx';
import { useCountries } from './use-countries.ts';

function Names(): React.JSX.Element {
  return <p>{useCountries().map(({ label }) => `${label};`)}</p>;
}

async function namesIn(lng: string): Promise<string[]> {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Names />
    </I18nProvider>,
  );
  return (container.textContent ?? '').split(';');
}

it('all countries are named in the current language, in its alphabetical order', async () => {
  const english = await namesIn('en');
  const german = await namesIn('de');
  expect(english.indexOf('Germany')).toBeGreaterThan(english.indexOf('France'));
  expect(german).toContain('Ägypten');
  expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'));
  expect(screen.queryByText(/\b[A-Z]{2};/)).toBeNull();
});
