import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, type JSX, useState } from 'react';
import { endpoint } from '#core/contract/endpoint.ts';
import type { NamedList, NamedRowsQuery } from '#core/contract/named-list.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { defineClientPlugin } from '../../plugin/client-plugin.ts';
import { Picker } from './Picker.tsx';
import { type PickedName, useTypedSource } from './use-typed-source.ts';

const list: NamedList = {
  endpoint: endpoint({ id: 'herbs.search', method: 'GET', path: '/lists/:entity', summary: 'Herbs.' }),
  entity: 'herbs',
  most: 300,
};
const rows = [
  { code: 'mint', name: 'Mint', names: {} },
  { code: 'sage', name: 'Sage', names: {} },
];

const Herbs = ({ takenText }: { readonly takenText?: string }): JSX.Element => {
  const [herbs, setHerbs] = useState<readonly PickedName[]>([{ code: 'sage', name: 'Sage' }]);
  const [typed, setTyped] = useState('');
  const { source, picked } = useTypedSource(list, { min: 2, max: 8, taken: herbs, ...(takenText === undefined ? {} : { takenText }) });
  return (
    <>
      <h1>Herbs</h1>
      <Picker label="Herb" source={source} value="" onTyped={setTyped} onChange={(value) => setHerbs([...herbs, picked(value)])} />
      <output>{JSON.stringify([typed, herbs.slice(1)])}</output>
    </>
  );
};

const MarkedHerbs = (): JSX.Element => <Herbs takenText="in the list" />;

function open(Page: ComponentType, isBroken = false): Promise<View> {
  const route = routeRef('herbs.all', '/herbs');
  const reply = ({ query: { q = '' } }: { readonly query: NamedRowsQuery }) => {
    if (isBroken) throw new Error('No answer.');
    return { items: rows.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())) };
  };
  const plugin = defineClientPlugin({ id: 'herbs', pages: [{ route, layout: 'none', load: async () => ({ Page }) }] });
  return renderPlugin([plugin], { at: '/herbs', api: { 'herbs.search': reply } });
}

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Herb' });
const added = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '');
const offers = (...names: readonly string[]): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(names));

describe('a list with the typed name', () => {
  it('offers the typed name after the rows, unless a row has it or it is too short or too long', async () => {
    const { user } = await open(Herbs);
    await user.type(field(), 'mi');
    await offers('Mint', 'mi as typed');
    await user.type(field(), 'nt');
    await offers('Mint');
    await user.clear(field());
    await user.type(field(), 'm');
    await offers('Mint');
    await user.clear(field());
    await user.type(field(), 'mintmints');
    expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
  });

  it('gives a row with its code and a typed name without one, and tells the typed text while it is not chosen', async () => {
    const { user } = await open(Herbs);
    await user.type(field(), 'mint');
    await user.click(await screen.findByRole('option', { name: 'Mint' }));
    await user.type(field(), 'wild  one{Enter}');
    const both = [
      '',
      [
        { code: 'mint', name: 'Mint' },
        { code: '', name: 'wild one' },
      ],
    ];
    await waitFor(() => expect(added()).toEqual(both));
    await user.type(field(), 'dil');
    expect(added()).toHaveProperty('0', 'dil');
    await user.keyboard('{Escape}');
    expect(added()).toHaveProperty('0', '');
  });

  it('leaves out names that are taken', async () => {
    const { user } = await open(Herbs);
    await user.type(field(), 'sage');
    expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
  });

  it('marks names that are taken, where there is a text for them', async () => {
    const { user } = await open(MarkedHerbs);
    await user.type(field(), 'sage');
    await offers('Sage in the list');
  });

  it('offers the typed name when the search fails', async () => {
    const { user } = await open(Herbs, true);
    await user.type(field(), 'thyme{Enter}');
    await screen.findByText(/"name":"thyme"/);
    expect(added()).toEqual(['', [{ code: '', name: 'thyme' }]]);
  });
});
