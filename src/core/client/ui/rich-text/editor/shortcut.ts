import { isApple } from '../../keyboard.ts';

// What is printed on the keys, in every language.
const PRINTED: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
const PRINTED_BY_APPLE: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** A shortcut as users know it: `Ctrl+Shift+8` or `⌘⇧8`. */
export function printedKeys(keys: string): string {
  const names = isApple() ? PRINTED_BY_APPLE : PRINTED;
  return keys
    .split('-')
    .map((key) => names[key] ?? key)
    .join(isApple() ? '' : '+');
}

/** A shortcut as `aria-keyshortcuts` names it. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll('-', '+');
}
