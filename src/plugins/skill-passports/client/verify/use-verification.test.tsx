import { screen } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { useVerification } from './use-verification.ts';

const ID = '018f0000-0000-7000-8000-0000000000c1';

/** Begins to check a text just before the address loses the credential of this site. */
function Page(): JSX.Element {
  const [id, setId] = useState<string | undefined>(ID);
  const { isBusy, checked, check } = useVerification(id);
  const checkText = (): void => {
    void check({ text: 'another' }, '');
    setId(undefined);
  };
  return (
    <>
      <h1>Verify</h1>
      <button type="button" onClick={() => setId(undefined)}>
        Forget
      </button>
      <button type="button" onClick={checkText}>
        Check the text
      </button>
      <p>{checked === undefined ? `nothing${isBusy ? ' yet' : ''}` : Object.keys(checked.input).join()}</p>
    </>
  );
}

const plugin = onePage('verifier', '/', Page);

const open = (reply: unknown): Promise<View> => renderPlugin([plugin], { at: '/', api: { 'skill-passports.verify': reply } });

test('a credential is forgotten when the address loses it before it is checked', async () => {
  const view = await open(() => new Promise(() => undefined));
  expect(await screen.findByText('nothing yet')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(await screen.findByText('nothing')).toBeVisible();
});

test('the check of a text goes on when the address loses its credential', async () => {
  const view = await open({ results: [], credential: null, isOurs: true });
  expect(await screen.findByText('id')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Check the text' }));
  expect(await screen.findByText('text')).toBeVisible();
});
