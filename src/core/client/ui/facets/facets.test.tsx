import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import type { NumberRange } from './facet.ts';

const SORTS = Array.from({ length: 10 }, (_, index) => ({ value: `s${index}`, label: `Sort ${index}`, count: 1000 + index }));

function Garden() {
  const [sorts, setSorts] = useState<readonly string[]>(['s9']);
  const [range, setRange] = useState<NumberRange>({ from: 5 });
  return (
    <>
      <h1>Garden</h1>
      <FacetPanel
        chosen={sorts.length}
        onClear={() => {
          setSorts([]);
          setRange({});
        }}
        groups={[
          { kind: 'checks', id: 'sorts', title: 'Sorts', options: SORTS, chosen: sorts, onChange: setSorts },
          { kind: 'range', id: 'height', title: 'Height', range, onChange: setRange },
        ]}
      />
      <output aria-label="chosen">{JSON.stringify([sorts, range])}</output>
    </>
  );
}
const plugin = onePage('garden', '/facets', Garden);
const open = () => renderPlugin([plugin], { at: '/facets' });
const chosen = (): unknown => JSON.parse(screen.getByRole('status', { name: 'chosen' }).textContent ?? '');

function Folding() {
  const [sizes, setSizes] = useState({ small: 2, large: 1 });
  const options = Object.entries(sizes).map(([value, count]) => ({ value, label: value, count }));
  return (
    <>
      <h1>Sizes</h1>
      <button type="button" onClick={() => setSizes({ small: 3, large: 0 })}>
        Other results
      </button>
      <FacetPanel
        chosen={0}
        total={3}
        onClear={() => undefined}
        groups={[
          { kind: 'checks', id: 'size', title: 'Size', options, chosen: [], onChange: () => setSizes({ small: 3, large: 0 }) },
          { kind: 'checks', id: 'none', title: 'Colour', options: [], chosen: [], onChange: () => undefined },
        ]}
      />
    </>
  );
}

describe('a facet without a choice', () => {
  const group = (name: string): HTMLElement => screen.getByRole('button', { name });

  it('is closed, can be opened, and stays open', async () => {
    const { user } = await renderPlugin([onePage('sizes', '/sizes', Folding)], { at: '/sizes' });
    expect(group('Size')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Colour')).toHaveAttribute('aria-expanded', 'false');
    await user.click(group('Colour'));
    await user.click(screen.getByRole('button', { name: 'Other results' }));
    expect(group('Colour')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Size')).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not close under the pointer or beside the focus', async () => {
    const { user } = await renderPlugin([onePage('sizes', '/sizes', Folding)], { at: '/sizes' });
    await user.click(screen.getByRole('checkbox', { name: /small/ }));
    expect(group('Size')).toHaveAttribute('aria-expanded', 'true');
    await user.hover(screen.getByRole('heading', { name: 'Sizes' }));
    expect(group('Size')).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('heading', { name: 'Sizes' }));
    expect(group('Size')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a facet', () => {
  it('shows six options and the chosen ones, then the number of further options', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(7);
    expect(screen.getByRole('checkbox', { name: /Sort 9/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
    expect(screen.getByText('1,008')).toBeVisible();
  });

  it('reports the chosen options, and clears them', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: /Sort 1/ }));
    await user.click(screen.getByRole('checkbox', { name: /Sort 9/ }));
    expect(chosen()).toEqual([['s1'], { from: 5 }]);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(chosen()).toEqual([[], {}]);
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('of numbers is applied on blur or Enter', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('To'), '12');
    expect(chosen()).toEqual([['s9'], { from: 5 }]);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([['s9'], { from: 5, to: 12 }]);
    await user.clear(screen.getByLabelText('From'));
    await user.tab();
    expect(chosen()).toEqual([['s9'], { to: 12 }]);
  });

  it('of numbers reads thousands, and shows an error for text that is not a number', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('To'), '60k{Enter}');
    expect(chosen()).toEqual([['s9'], { from: 5, to: 60_000 }]);
    expect(screen.getByLabelText('To')).toHaveValue('60000');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '60,5{Enter}');
    expect(chosen()).toEqual([['s9'], { from: 5, to: 60_000 }]);
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('This must be a whole number.');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '65{Enter}');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('');
    expect(chosen()).toEqual([['s9'], { from: 5, to: 65 }]);
  });

  it('can be collapsed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sorts', expanded: true }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
