import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pick } from '#core/testing/pick.ts';
import { defineClientPlugin } from '../../plugin/client-plugin.ts';
import { Picker, PickerOfSeveral } from './Picker.tsx';
import { constantSource, type PickerOption, type PickerSource } from './picker-source.ts';

const FRUITS: readonly PickerOption[] = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear', detail: 'Pyrus' },
  { value: 'quince', label: 'Quince' },
];
const fruits = constantSource(FRUITS);

interface Given {
  readonly source?: PickerSource;
  readonly value?: string;
  readonly values?: readonly string[];
}

let given: Required<Given>;

const Fields = () => {
  const { source } = given;
  const [one, setOne] = useState(given.value);
  const [several, setSeveral] = useState(given.values);
  return (
    <form>
      <h1>Fruit</h1>
      <Picker label="Fruit" help="One fruit." source={source} value={one} onChange={setOne} />
      <PickerOfSeveral label="Fruits" source={source} values={several} most={2} onChange={setSeveral} />
      <output>{[one, ...several].join(' ')}</output>
    </form>
  );
};
const route = routeRef('fruit.all', '/fruit');
const plugin = defineClientPlugin({ id: 'fruit', pages: [{ route, layout: 'none', load: async () => ({ Page: Fields }) }] });

async function open({ source = fruits, value = '', values = [] }: Given = {}): Promise<View> {
  given = { source, value, values };
  return renderPlugin([plugin], { at: '/fruit' });
}

const one = (): HTMLElement => screen.getByRole('combobox', { name: 'Fruit' });
const several = (): HTMLElement => screen.getByRole('combobox', { name: 'Fruits' });
const chosen = (): string | null => document.querySelector('output')?.textContent ?? null;
const offered = (): (string | null)[] => screen.queryAllByRole('option').map((option) => option.textContent?.trim() ?? null);

describe('a picker', () => {
  it('is a combobox with a label and help, which opens on a press or an arrow key', async () => {
    const { user } = await open();
    expect(one()).toHaveAccessibleDescription('One fruit.');
    expect(one()).toHaveAttribute('aria-expanded', 'false');
    await user.click(one());
    await waitFor(() => expect(offered()).toEqual(['Apple', 'Pear Pyrus', 'Quince']));
    expect(one()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('moves through the options in a circle, and to both ends', async () => {
    const { user } = await open();
    await user.click(one());
    await screen.findAllByRole('option');
    const active = (): string | null => screen.getByRole('option', { selected: true }).textContent?.trim() ?? null;
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Quince');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Apple');
    await user.keyboard('{End}');
    expect(active()).toBe('Quince');
    await user.keyboard('{Home}');
    expect(active()).toBe('Apple');
    expect(one()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('pear');
    expect(one()).toHaveValue('Pear');
  });

  it('searches the typed text, and Enter chooses the first match', async () => {
    const { user } = await open();
    await user.type(one(), 'QUÍ');
    await waitFor(() => expect(offered()).toEqual(['Quince']));
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('quince');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses the first match when Enter was pressed before the search has answered, also after leaving, unless the user types on', async () => {
    const answers = new Map<string, (options: readonly PickerOption[]) => void>();
    const search: PickerSource['search'] = (typed) => new Promise((answer) => answers.set(typed, answer));
    const { user } = await open({ source: { ...fruits, search } });
    await user.type(one(), 'p{Enter}e{Enter}');
    await user.tab();
    await waitFor(() => expect(answers.has('pe')).toBe(true));
    expect(chosen()).toBe('');
    await act(async () => answers.get('pe')?.(FRUITS.slice(1)));
    expect(chosen()).toBe('pear');
    await user.clear(one());
    await user.type(one(), 'q{Enter}u');
    await waitFor(() => expect(answers.has('qu')).toBe(true));
    await act(async () => answers.get('qu')?.(FRUITS.slice(2)));
    expect(chosen()).toBe('');
    expect(offered()).toEqual(['Quince']);
  });

  it('keeps the choice when the user types something else and leaves, and removes it when the text is empty', async () => {
    const { user } = await open({ value: 'apple' });
    expect(one()).toHaveValue('Apple');
    await user.type(one(), 'Plum');
    expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
    await user.tab();
    expect(one()).toHaveValue('Apple');
    await user.clear(one());
    await user.tab();
    expect(chosen()).toBe('');
    expect(one()).toHaveValue('');
  });

  it('chooses a complete name when the user leaves, also before the search has answered', async () => {
    const { user } = await open();
    await user.type(one(), 'pear');
    await user.tab();
    await waitFor(() => expect(one()).toHaveValue('Pear'));
    expect(chosen()).toBe('pear');
  });

  it('takes a name that the browser fills in', async () => {
    await open();
    fireEvent.change(one(), { target: { value: 'Quince' } });
    await waitFor(() => expect(chosen()).toBe('quince'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows a value as its code until its name is known, also a value that is not offered', async () => {
    let answer: (options: readonly PickerOption[]) => void = () => undefined;
    const named = () => new Promise<readonly PickerOption[]>((resolve) => (answer = resolve));
    await open({ source: { search: fruits.search, named }, value: 'medlar' });
    expect(one()).toHaveValue('medlar');
    await act(async () => answer([{ value: 'medlar', label: 'Medlar' }]));
    expect(one()).toHaveValue('Medlar');
  });
});

it('the search of a picker ignores the answer of an earlier text, and cancels its call', async () => {
  const asked = new Map<string, { readonly signal: AbortSignal; readonly answer: (options: readonly PickerOption[]) => void }>();
  const search: PickerSource['search'] = (typed, signal) => new Promise((answer) => asked.set(typed, { signal, answer }));
  const { user } = await open({ source: { ...fruits, search } });
  await user.type(one(), 'ap');
  await waitFor(() => expect(asked.has('ap')).toBe(true));
  await user.type(one(), 'p');
  await waitFor(() => expect(asked.has('app')).toBe(true));
  expect(asked.get('ap')?.signal.aborted).toBe(true);
  await act(async () => asked.get('app')?.answer(FRUITS.slice(0, 1)));
  await act(async () => asked.get('ap')?.answer(FRUITS.slice(1)));
  expect(offered()).toEqual(['Apple']);
});

it('the search of a picker says when it works, when it failed, and is repeated on request', async () => {
  let answers: (() => void)[] = [];
  let isBroken = true;
  const search = async (): Promise<readonly PickerOption[]> => {
    await new Promise<void>((resolve) => answers.push(resolve));
    if (isBroken) throw new Error('No answer.');
    return FRUITS;
  };
  const answer = () =>
    act(async () => {
      for (const now of answers.splice(0)) now();
    });
  const { user } = await open({ source: { ...fruits, search } });
  await user.click(one());
  expect(screen.getByText('Searching…')).toBeVisible();
  await answer();
  expect(screen.getByText('The search did not work.')).toBeVisible();
  isBroken = false;
  answers = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(one()).toHaveFocus();
  await answer();
  expect(offered()).toHaveLength(3);
});

it('a picker of several values adds chips up to the maximum, and offers no value twice', async () => {
  const { user } = await open();
  await pick(user, several(), 'Apple');
  expect(screen.getByRole('button', { name: /Remove.*Apple/ })).toBeVisible();
  await user.click(several());
  await waitFor(() => expect(offered()).toEqual(['Pear Pyrus', 'Quince']));
  await user.click(screen.getByRole('option', { name: 'Quince' }));
  expect(chosen()).toBe(' apple quince');
  expect(screen.queryByRole('combobox', { name: 'Fruits' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Remove.*Apple/ }));
  expect(chosen()).toBe(' quince');
  expect(several()).toHaveFocus();
});

it('a picker of several values removes the last chip with Backspace in the empty input', async () => {
  const { user } = await open({ values: ['quince'] });
  await user.type(several(), 'x{Backspace}');
  expect(chosen()).toBe(' quince');
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('');
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('');
});

describe('a source of options that are all known', () => {
  const labels = async (typed: string): Promise<string[]> =>
    (await fruits.search(typed, new AbortController().signal)).map(({ label }) => label);

  it.each([
    ['pear', ['Pear']],
    ['PYR', ['Pear']],
    ['appel', ['Apple']],
    ['qince', ['Quince']],
    ['pyrsu', ['Pear']],
    // Too short, and too many mistakes.
    ['aple pear', []],
    ['pea', ['Pear']],
    ['per', []],
    ['qnicee', []],
  ])('finds %j: %j, forgiving one mistake in longer words when nothing else is found', async (typed, found) => {
    expect(await labels(typed)).toEqual(found);
  });
});
