import { pressQueueKey } from './queue-keys.ts';

afterEach(() => document.body.replaceChildren());

/** What pressing J does while the focus is in the first button of the page, or in its first field. */
function pressed(page: string): string {
  document.body.innerHTML = page;
  let opened = 'nothing';
  const goNext = (): void => {
    opened = 'next';
  };
  const listen = (event: KeyboardEvent): void => pressQueueKey(event, { goNext, goPrevious: undefined });
  document.body.addEventListener('keydown', listen);
  document.querySelector('button, input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true }));
  document.body.removeEventListener('keydown', listen);
  return opened;
}

it.each([
  ['on the page', '<button></button>', 'next'],
  ['in a field', '<input>', 'nothing'],
  ['in a menu', '<div role="menu"><button></button></div>', 'nothing'],
  ['in a dialog', '<dialog open><button></button></dialog>', 'nothing'],
  ['behind a dialog', '<button></button><dialog open></dialog>', 'nothing'],
])('J %s opens what it should', (_where, page, opened) => {
  expect(pressed(page)).toBe(opened);
});
