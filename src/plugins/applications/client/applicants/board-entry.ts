import { isPageKey, letterOf } from '#core/client/ui/keyboard.ts';

const KEYS = ['j', 'k', 'x', 'm', 'n'];

// In these places the keys have another meaning, or none.
const ELSEWHERE = '[data-card], nav';

/** For a key of the board that the user presses without a focused card: moves the focus to the first card. The next press acts on it. */
export function enterBoard(event: KeyboardEvent, board: HTMLElement): void {
  if (!KEYS.includes(letterOf(event)) || !isPageKey(event)) return;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
  const first = board.querySelector<HTMLElement>('[data-card] a');
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

/** Scrolls the board sideways to a column that is not completely in view. */
export function showColumn(column: HTMLElement): void {
  const board = column.parentElement;
  if (board === null) return;
  const [inner, outer] = [column.getBoundingClientRect(), board.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  const isRtl = getComputedStyle(board).direction === 'rtl';
  // The scroll position of a board that runs from right to left is negative. The snap of the board corrects the padding.
  board.scrollLeft += isRtl ? inner.right - outer.right : inner.left - outer.left;
}
