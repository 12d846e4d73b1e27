const GAP = 8;

/** What the user touched last: a message is about it, or about what has the focus now. */
let pressed: Element | undefined;

/** Remembers what the user presses. Returns the function that ends it. */
export function followPresses(): () => void {
  const note = ({ target }: Event): void => {
    pressed = target instanceof Element ? target : undefined;
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', note, { capture: true });
}

/** Scrolls the page so far that the message covers neither the focused nor the pressed element. */
export function uncover(message: HTMLElement): void {
  // A menu closes when the page scrolls.
  if (document.querySelector('[role="menu"]') !== null) return;
  const over = message.getBoundingClientRect();
  const hidden = [document.activeElement, pressed].map((element) => (element == null ? 0 : hiddenBelow(element, message, over)));
  const by = Math.max(...hidden);
  if (by > 0) scrollBy({ top: by });
}

/** How far the element must move up; 0 when it is free, or when it is too tall to be one control or result. */
function hiddenBelow(element: Element, message: HTMLElement, over: DOMRect): number {
  if (!element.isConnected || element === document.body || message.contains(element)) return 0;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isBeside = right <= over.left || left >= over.right;
  if (isBeside || bottom <= over.top || top >= over.bottom || bottom - top > innerHeight / 2) return 0;
  return bottom - over.top + GAP;
}
