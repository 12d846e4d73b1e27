import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { PhoneLink } from './PhoneText.tsx';

let phone = '';

const Page = (): JSX.Element => (
  <main>
    <h1>Call</h1>
    <PhoneLink phone={phone} />
  </main>
);

const plugin = onePage('garden', '/', Page);

it.each([
  ['+442079460958', ['en-GB'], '020 7946 0958'],
  ['+442079460958', ['de-DE', 'en-GB'], '+44 20 7946 0958'],
  ['+12125550123', ['en'], '(212) 555-0123'],
  ['+442079460958;ext=12', ['en-GB'], '020 7946 0958 ext. 12'],
  ['+5215512345678', ['es-MX'], '+5215512345678'],
])('the number %s is shown to a reader of %j as %s', async (stored, languages, shown) => {
  phone = stored;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await renderPlugin([plugin], { at: '/' });
  const link = screen.getByRole('link');
  expect(await screen.findByRole('link', { name: shown })).toBe(link);
  expect(link).toHaveAttribute('href', `tel:${stored}`);
});
