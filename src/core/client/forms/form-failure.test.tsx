import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { ApiError } from '../http/api-error.ts';
import { FormFailure } from './FormFailure.tsx';

let failure: unknown;

const Page = (): JSX.Element => (
  <main>
    <h1>Garden</h1>
    <FormFailure failure={failure} />
  </main>
);

const garden = onePage('garden', '/', Page);

const KEPT = 'What you typed is kept here. Try again.';

async function shown(cause: unknown): Promise<string> {
  failure = cause;
  await renderPlugin([garden], { at: '/' });
  return screen.getByRole('main').textContent?.replace('Garden', '') ?? '';
}

it.each([
  ['a refusal that may change', new ApiError(409, { code: 'garden.busy', message: 'Somebody digs here.' }), 'Somebody digs here.'],
  ['a failure of the server', new ApiError(500, { code: 'internal', message: 'No.' }), 'This could not be sent.'],
  ['no response', new ApiError(0, undefined), /^The server cannot be reached/],
  ['an error of the page', new Error('broken'), 'This could not be sent.'],
])('the reason that a form was not sent offers another attempt after %s', async (_, cause, title) => {
  const text = await shown(cause);
  expect(text.endsWith(KEPT)).toBe(true);
  expect(text.replace(KEPT, '')).toMatch(title);
});

it.each([409, 429, 503])('the reason that a form was not sent offers no other attempt where it cannot help (%d)', async (status) => {
  const message = 'This bed is planted. Choose another bed.';
  expect(await shown(new ApiError(status, { code: 'garden.planted', message, isFinal: true }))).toBe(message);
});

it('the reason that a form was not sent says what is wrong if no field does', async () => {
  const issue = (message: string) => ({ path: '', code: 'garden.any', message });
  const issues = [issue('The bed is too deep.'), issue('The bed is too wet.'), issue('The bed is too deep.')];
  const cause = new ApiError(422, { code: 'garden.refused', message: 'Not valid.', isFinal: true, issues });
  expect(await shown(cause)).toBe('Not valid.The bed is too deep.The bed is too wet.');
});
