import { act, screen, waitFor } from '@testing-library/react';
import { endpoint } from '#core/contract/endpoint.ts';
import type { NamedList, NamedRow, NamedRowsQuery } from '#core/contract/named-list.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { LanguageStore } from '../../i18n/language-store.ts';
import { defineClientPlugin } from '../../plugin/client-plugin.ts';
import { Select } from '../Select.tsx';
import { Picker } from './Picker.tsx';
import { useListSource } from './use-list-source.ts';
import { useOffered } from './use-offered.ts';

const list: NamedList = {
  endpoint: endpoint({ id: 'herbs.search', method: 'GET', path: '/lists/:entity', summary: 'Herbs.' }),
  entity: 'herbs',
  most: 300,
};

const builtIn: Readonly<Record<string, string>> = { dill: 'Dill', mint: 'Minze', sage: 'Salbei' };
const options = ['dill', 'mint', 'sage'].map((value) => ({ value, label: value }));

const Fields = () => {
  const nameOf = (code: string): string | undefined => builtIn[code];
  const byName = useListSource(list, { nameOf, isByName: true });
  const byCode = useListSource(list, { nameOf, showsCode: true, isLeftOut: (code) => code === 'dill' });
  const offered = useOffered(list);
  return (
    <>
      <h1>Herbs</h1>
      <Picker label="Herb" source={byName} value="sage" onChange={() => undefined} />
      <Picker label="Code" source={byCode} value="" onChange={() => undefined} />
      <Select label="Kind" options={offered(options, ['sage'])} defaultValue="sage" />
    </>
  );
};
const route = routeRef('herbs.all', '/herbs');
const plugin = defineClientPlugin({ id: 'herbs', pages: [{ route, layout: 'none', load: async () => ({ Page: Fields }) }] });

let rows: readonly (NamedRow & { readonly isHidden?: boolean })[];
beforeEach(() => {
  rows = [
    { code: 'mint', name: 'Mint', names: { de: 'Pfefferminze' } },
    { code: 'sage', name: 'Sage', names: {}, isHidden: true },
    { code: 'dill', name: 'Dill', names: {} },
  ];
});

function reply({ query: { codes, q = '' } }: { readonly query: NamedRowsQuery }): { readonly items: readonly NamedRow[] } {
  if (codes !== undefined) return { items: rows.filter(({ code }) => codes.split(',').includes(code)) };
  return { items: rows.filter(({ name, isHidden }) => !isHidden && name.toLowerCase().includes(q)) };
}

const open = (): Promise<View> => renderPlugin([plugin], { at: '/herbs', api: { 'herbs.search': reply } });
const offered = (): (string | undefined)[] => screen.getAllByRole('option').map((option) => option.textContent?.trim());
const kinds = (): string[] => [...document.querySelectorAll('select option')].map(({ textContent }) => textContent ?? '');

describe('a list as the source of a picker', () => {
  it('offers the rows by name, and names a row that is no longer offered', async () => {
    const { user } = await open();
    const herb = screen.getByRole('combobox', { name: 'Herb' });
    await waitFor(() => expect(herb).toHaveValue('Sage'));
    await user.click(herb);
    await waitFor(() => expect(offered().slice(0, 2)).toEqual(['Dill', 'Mint']));
  });

  it('prefers the name of the row in the current language, then the name of the page', async () => {
    const view = await open();
    await act(() => view.resolve(LanguageStore).choose('de'));
    const herb = screen.getByRole('combobox', { name: 'Herb' });
    await waitFor(() => expect(herb).toHaveValue('Salbei'));
    await view.user.click(herb);
    await waitFor(() => expect(offered().slice(0, 2)).toEqual(['Dill', 'Pfefferminze']));
  });

  it('finds rows by code or name where it shows codes, and leaves out others', async () => {
    const { user } = await open();
    const code = screen.getByRole('combobox', { name: 'Code' });
    await user.click(code);
    await waitFor(() => expect(offered()[0]).toBe('mint Mint'));
    expect(offered()).not.toContain('dill Dill');
    await user.keyboard('MINT');
    await waitFor(() => expect(screen.getAllByRole('option', { name: /^mint Mint/ })).toHaveLength(1));
  });

  it('searches anew each time it opens, so that a row hidden meanwhile is gone', async () => {
    const { user } = await open();
    const herb = screen.getByRole('combobox', { name: 'Herb' });
    await user.click(herb);
    await waitFor(() => expect(offered()).toContain('Mint'));
    await user.keyboard('{Escape}');
    rows = rows.map((row) => ({ ...row, isHidden: true }));
    await user.click(herb);
    expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
  });
});

describe('the options of a short list', () => {
  it('leave out rows that are not offered, except used ones, and share one call', async () => {
    const view = await open();
    await waitFor(() => expect(kinds()).toEqual(['dill', 'mint', 'sage']));
    rows = rows.filter(({ code }) => code === 'sage');
    expect(view.api.calls.filter(({ query }) => (query as NamedRowsQuery).codes === undefined)).toHaveLength(1);
  });

  it('are loaded again when the user comes back to the window', async () => {
    await open();
    rows = rows.filter(({ code }) => code !== 'dill');
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(kinds()).toEqual(['mint', 'sage']));
    later.mockRestore();
  });
});
