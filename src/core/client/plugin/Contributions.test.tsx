import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { Contributions } from './Contributions.tsx';
import { defineClientPlugin } from './client-plugin.ts';

const beds = extensionPoint<string>('garden.beds');

function GardenPage(): JSX.Element {
  return (
    <>
      <h1>Garden</h1>
      <Contributions point={beds} filter={(bed) => bed !== 'fallow'} fallback={<p>withered</p>}>
        {(bed) => <Bed name={bed} />}
      </Contributions>
    </>
  );
}

function Bed({ name }: { readonly name: string }): JSX.Element {
  if (name === 'frost') throw new Error('too cold');
  return <p>{name}</p>;
}

const garden = onePage('garden', '/garden', GardenPage);
const herbs = defineClientPlugin({
  id: 'herbs',
  requires: ['garden'],
  contributes: [beds.add('herbs.mint', 30, 'mint'), beds.add('herbs.frost', 20, 'frost'), beds.add('herbs.fallow', 10, 'fallow')],
});

it('contributions are rendered in order, and a failing one does not affect the others', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await renderPlugin([garden, herbs], { at: '/garden' });
  expect(view.heading).toBe('Garden');
  expect(screen.getAllByRole('paragraph').map((bed) => bed.textContent)).toEqual(['withered', 'mint']);
  expect(errors).toHaveBeenCalledWith('"herbs.frost" of plugin "herbs" failed', expect.objectContaining({ message: 'too cold' }));
});
