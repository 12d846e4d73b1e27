const GAP = 4;
const EDGE = 8;

/** Shows a menu in the top layer, below or above its button and aligned with the button's end. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  // Browsers without popovers show the menu in the page.
  menu.showPopover?.();
  const from = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = isRtl ? from.left : from.right - width;
  const below = from.bottom + GAP + height <= innerHeight;
  const top = below ? from.bottom + GAP : from.top - GAP - height;
  menu.style.translate = `${within(left, innerWidth - width)}px ${within(top, innerHeight - height)}px`;
}

function within(wanted: number, last: number): number {
  return Math.round(Math.max(EDGE, Math.min(wanted, last - EDGE)));
}
