const GAP = 4;
const EDGE = 8;

/** Shows a menu above everything, below its button or above it, ending where the button ends. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  // Where popovers are unknown the menu stands in the page.
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
