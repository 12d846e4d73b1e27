import { screen } from '@testing-library/react';
import { open } from '../testing/new-posting-form.tsx';

it('A key in a field of a posting does not render the whole form', async () => {
  const view = await open();
  const title = await screen.findByLabelText(/^Title/);
  await view.user.type(title, 'Fit');
  // The frame of the form asks at each rendering whether there is room for the preview.
  const renders = jest.spyOn(window, 'matchMedia');
  await view.user.type(title, 'ter for pumps');
  expect(renders.mock.calls.length).toBeLessThan(6);
});
