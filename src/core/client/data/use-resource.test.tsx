import { act, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from './use-resource.ts';

const seen: AbortSignal[] = [];

const Plant = observer(function Plant({ id }: { readonly id: string }): JSX.Element {
  const { resource } = useResource(async (signal) => {
    seen.push(signal);
    return `plant ${id}`;
  }, id);
  return <p>{resource.value ?? 'nothing yet'}</p>;
});

beforeEach(() => {
  seen.length = 0;
});

it('useResource fetches when the component mounts and when the key changes', async () => {
  const view = render(<Plant id="1" />);
  expect(await screen.findByText('plant 1')).toBeVisible();
  view.rerender(<Plant id="1" />);
  expect(seen).toHaveLength(1);
  await act(async () => view.rerender(<Plant id="2" />));
  expect(screen.getByText('plant 2')).toBeVisible();
});

it('useResource aborts the pending request when the component unmounts', () => {
  const view = render(<Plant id="1" />);
  view.unmount();
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
});
