import { linkAt, returnFocus } from './return-focus.ts';

const LIST = '<main><h1 tabindex="-1">List</h1><ul></ul></main><nav><a href="/b">Beside</a></nav>';
const ROW = '<li><a href="/b">Beet</a><button>Water</button></li>';

const list = (): Element => document.querySelector('ul') as Element;
const heading = (): HTMLElement => document.querySelector('h1') as HTMLElement;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = LIST;
  stop = returnFocus(document.body, '/b');
});
afterEach(() => stop());

it('moves the focus to the heading, and to the link as soon as it exists', async () => {
  expect(heading()).toHaveFocus();
  list().innerHTML = ROW;
  await settle();
  expect(list().querySelector('a')).toHaveFocus();
});

it('leaves the focus on the heading after a key press', async () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  list().innerHTML = ROW;
  await settle();
  expect(heading()).toHaveFocus();
});

it('does not take the focus from an element that the page has chosen', async () => {
  list().innerHTML = '<li><input></li>';
  list().querySelector('input')?.focus();
  list().insertAdjacentHTML('beforeend', ROW);
  await settle();
  expect(list().querySelector('input')).toHaveFocus();
});

it('knows the links of the main part only', () => {
  list().innerHTML = ROW;
  expect(linkAt(list().querySelector('a'))).toBe('/b');
  expect(linkAt(list().querySelector('button'))).toBeUndefined();
  expect(linkAt(document.querySelector('nav a'))).toBeUndefined();
});
