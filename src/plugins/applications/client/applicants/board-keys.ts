import type { KeyboardEvent } from 'react';

const CARD = '[data-card]';
const LINK = 'a';

/** The keys of the board: J, K and the arrows move between cards, X selects, M opens the stages. */
export function pressBoardKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const card = target?.closest<HTMLElement>(CARD);
  if (card === null || card === undefined || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('[role="menu"]') !== null) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const reached = cardAt(card, key)?.querySelector<HTMLElement>(LINK);
  if (reached) reached.focus();
  else if (key === 'x') card.querySelector('input')?.click();
  else if (key === 'm') card.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  else return;
  event.preventDefault();
}

/** The element that gets the focus when this card leaves: the next card, the previous one, or the head of the column. */
export function neighbourOf(card: HTMLElement): HTMLElement | undefined {
  const near = step(card, 1) ?? step(card, -1);
  return near?.querySelector<HTMLElement>(LINK) ?? columnOf(card)?.querySelector<HTMLElement>('h2') ?? undefined;
}

// The target of a key from a card; none at the edge of the board.
function cardAt(card: HTMLElement, key: string): HTMLElement | undefined {
  const ahead = getComputedStyle(card).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return step(card, 1);
    case 'k':
    case 'ArrowUp':
      return step(card, -1);
    case 'ArrowRight':
      return aside(card, ahead);
    case 'ArrowLeft':
      return aside(card, -ahead);
    case 'Home':
      return cardsOf(card)[0];
    case 'End':
      return cardsOf(card).at(-1);
    default:
      return undefined;
  }
}

function step(card: HTMLElement, by: number): HTMLElement | undefined {
  const cards = cardsOf(card);
  return cards[cards.indexOf(card) + by];
}

// The card at the same height in the nearest column that has cards.
function aside(card: HTMLElement, by: number): HTMLElement | undefined {
  const columns = [...(card.closest('.board')?.querySelectorAll<HTMLElement>('.col') ?? [])].filter((column) => column.querySelector(CARD));
  const here = columnOf(card);
  const there = here && columns[columns.indexOf(here) + by];
  const cards = [...(there?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards[Math.min(cardsOf(card).indexOf(card), cards.length - 1)];
}

function columnOf(card: HTMLElement): HTMLElement | undefined {
  return card.closest<HTMLElement>('.col') ?? undefined;
}

function cardsOf(card: HTMLElement): readonly HTMLElement[] {
  return [...(columnOf(card)?.querySelectorAll<HTMLElement>(CARD) ?? [])];
}
