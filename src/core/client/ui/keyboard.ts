const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])';

/** Whether letters that are pressed in this element belong to it, and are no shortcuts of the page. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** Whether the device has the key Cmd and not Ctrl for shortcuts. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** The key that undoes the latest act, as keyboards name it. */
export function undoKeyName(): string {
  return isApple() ? '⌘ Z' : 'Ctrl Z';
}

/** The pressed letter in lower case. A keyboard of another script, such as the Arabic one, has it only as the name of the key. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

type PressedKey = Pick<KeyboardEvent, 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the key belongs to the page: not to a field, a menu or a dialog, and not to the browser. */
export function isPageKey({ target, defaultPrevented, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return false;
  return (
    !(target instanceof Element && target.closest('[role="menu"], dialog') !== null) && document.querySelector('dialog[open]') === null
  );
}
