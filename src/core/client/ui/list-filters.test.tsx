import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { useGo } from '../navigation/go.tsx';
import { useSearch } from '../navigation/page-address.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { ListFilters } from './ListFilters.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

const route = routeRef('beds.list', '/beds');

/** Addresses that are opened later, as on a slow device. */
let held: (() => void)[] | undefined;

function Beds(): JSX.Element {
  const go = useGo();
  const { q, soil } = useSearch();
  return (
    <>
      <h1>Beds</h1>
      <ListFilters
        filters={{ ...(q !== undefined && { q }), ...(soil !== undefined && { soil }) }}
        action="Show beds"
        clear={href(route)}
        onApply={(values, address) => {
          const open = (): void => go(href(route, {}, { q: values.q || undefined, soil: values.soil || undefined }), address);
          if (held === undefined) open();
          else held.push(open);
        }}
      >
        <TextInput name="q" type="search" label="Name" defaultValue={q} />
        <Select
          name="soil"
          label="Soil"
          defaultValue={soil ?? ''}
          placeholder="Any"
          options={['clay', 'sand'].map((value) => ({ value, label: value }))}
        />
      </ListFilters>
    </>
  );
}

const plugin = defineClientPlugin({ id: 'beds', pages: [{ route, layout: 'none', load: async () => ({ Page: Beds }) }] });
const name = (): HTMLElement => screen.getByRole('searchbox', { name: 'Name' });
const soil = (): HTMLElement => screen.getByRole('combobox', { name: 'Soil' });

const ordinary = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = ordinary;
  held = undefined;
});

describe('on a wide screen, the filters of a list', () => {
  let view: View;
  beforeEach(async () => {
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: true });
    view = await renderPlugin([plugin], { at: '/beds' });
  });

  it('apply a choice at once, without a button', async () => {
    await view.user.selectOptions(soil(), 'sand');
    expect(view.address).toBe('/beds?soil=sand');
    expect(screen.queryByRole('button', { name: 'Show beds' })).toBeNull();
  });

  it('apply typed words after a pause, and keep the focus and what is typed meanwhile', async () => {
    await view.user.type(name(), 'rose');
    expect(view.address).toBe('/beds');
    await waitFor(() => expect(view.address).toBe('/beds?q=rose'));
    await view.user.type(name(), ' hill');
    expect(name()).toHaveFocus();
    await waitFor(() => expect(view.address).toBe('/beds?q=rose%20hill'));
    expect(name()).toHaveValue('rose hill');
  });

  it('keep what is typed while an address opens', async () => {
    held = [];
    await view.user.type(name(), 'rose');
    await waitFor(() => expect(held).toHaveLength(1));
    await view.user.type(name(), ' hill');
    act(() => held?.shift()?.());
    await waitFor(() => expect(view.address).toBe('/beds?q=rose'));
    expect(name()).toHaveValue('rose hill');
    await waitFor(() => expect(held).toHaveLength(1));
  });

  it('make what is typed letter by letter one step of the history', async () => {
    await view.user.selectOptions(soil(), 'sand');
    await view.user.type(name(), 'rose');
    await waitFor(() => expect(view.address).toBe('/beds?q=rose&soil=sand'));
    await view.back();
    await waitFor(() => expect(view.address).toBe('/beds'));
  });

  it('apply typed words at once with Enter', async () => {
    await view.user.type(name(), ' rose {Enter}');
    expect(view.address).toBe('/beds?q=rose');
  });

  it('take the values of another address, for example after "back"', async () => {
    for (const chosen of ['sand', 'clay']) {
      await view.user.selectOptions(soil(), chosen);
      await waitFor(() => expect(view.address).toBe(`/beds?soil=${chosen}`));
    }
    await view.back();
    await waitFor(() => expect(view.address).toBe('/beds?soil=sand'));
    await waitFor(() => expect(soil()).toHaveValue('sand'));
    await view.user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(soil()).toHaveValue(''));
  });
});

describe('on a narrow screen, the filters of a list', () => {
  it('apply while their sheet is open, and its button closes it', async () => {
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: false });
    const view = await renderPlugin([plugin], { at: '/beds' });
    await view.user.click(screen.getByRole('button', { name: 'Filters' }));
    await view.user.selectOptions(soil(), 'clay');
    expect(view.address).toBe('/beds?soil=clay');
    await view.user.click(screen.getByRole('button', { name: 'Show beds' }));
    expect(screen.queryByRole('button', { name: 'Show beds' })).toBeNull();
    expect(screen.getByRole('button', { name: '1 filter' })).toBeVisible();
  });
});
