const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])';

/** Whether letters that are pressed in this element belong to it, and are no shortcuts of the page. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** Whether the device has the key Cmd and not Ctrl for shortcuts. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** The pressed letter in lower case. A keyboard of another script, such as the Arabic one, has it only as the name of the key. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}
