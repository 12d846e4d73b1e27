import { screen } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { withWidth } from '#core/testing/with-width.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { openAsEmployer } from '../../testing/open-candidates.ts';

withWidth(390);

test('on a phone, the search for candidates is one line with the words and the town, which unfolds its fields', async () => {
  const { user } = await openAsEmployer(href(candidateRoutes.list, {}, { q: 'welder', town: 'Kampen' }));
  const line = await screen.findByRole('button', { name: /^Change the search:/ });
  expect(line).toHaveTextContent(/welder·Kampen$/);
  await user.click(line);
  expect(document.querySelector('input[name=q]')).toHaveFocus();
  // A search field would be emptied by this key.
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Change the search:/ })).toHaveFocus();
  expect(document.querySelector('input[name=q]')).toHaveValue('welder');
});
