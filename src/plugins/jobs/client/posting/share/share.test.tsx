import { screen } from '@testing-library/react';
import { aJob, idOf } from '../../testing/job-builders.ts';
import { openPosting } from '../../testing/open-posting.ts';

const ADDRESS = `http://localhost/jobs/${idOf(1)}`;

const press = async (): Promise<Awaited<ReturnType<typeof openPosting>>> => {
  const view = await openPosting(aJob());
  await view.user.click(await screen.findByRole('button', { name: 'Share' }));
  return view;
};
const deviceShares = (share: () => Promise<void>): jest.Mock => {
  const mock = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: mock, configurable: true });
  return mock;
};
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the public address where the device cannot share', async () => {
  const view = await press();
  expect(await screen.findByText('The address of this job is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(view.snackbar).toBe('The address of this job is copied.');
});

it('shares title and address with the means of the device', async () => {
  const share = deviceShares(async () => undefined);
  const view = await press();
  expect(share).toHaveBeenCalledWith({ title: 'Pump engineer', url: ADDRESS });
  expect(view.snackbar).toBe('');
});

it('says nothing when the user closes the menu of the device', async () => {
  deviceShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect((await press()).snackbar).toBe('');
});

it('copies the address when the device refuses', async () => {
  deviceShares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press();
  expect(await screen.findByText('The address of this job is copied.')).toBeVisible();
});

it('shows the address when it cannot be copied', async () => {
  const view = await openPosting(aJob());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await view.user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(`The browser did not copy it. The address is ${ADDRESS}`)).toBeVisible();
});
