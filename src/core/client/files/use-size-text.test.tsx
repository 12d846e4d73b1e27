import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { Texts } from '../i18n/texts.ts';
import { useSizeText } from './use-size-text.ts';

const SIZES = [1, 2, 995, 1024, 1536, 1.5 * 1024 ** 2];

function Page(): JSX.Element {
  const sizeText = useSizeText();
  return (
    <main>
      <h1>Sizes</h1>
      <p>{SIZES.map(sizeText).join(' | ')}</p>
    </main>
  );
}

const sizes = onePage('sizes', '/', Page);

it.each([
  ['en', '1 byte | 2 bytes | 995 bytes | 1 kB | 2 kB | 1.5 MB'],
  ['de', '1 Byte | 2 Byte | 995 Byte | 1 kB | 2 kB | 1,5 MB'],
  ['ar', /^.{0,2}1 بايت \| 2 بايت/u],
  ['fa', /^۱ بایت \| ۲ بایت \| ۹۹۵ بایت/u],
  ['he', /^1 בייט \| 2 בייט \| 995 בייט/u],
])('The sizes of files are written with the plurals of the language %s', async (language, text) => {
  const view = await renderPlugin([sizes], { at: '/' });
  await act(() => view.resolve(Texts).change(language));
  expect(await screen.findByText(text)).toBeVisible();
});
