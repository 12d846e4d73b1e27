import type { KeyboardEvent } from 'react';

const CARD = '[data-card]';
const COLUMN = '[data-stage]';
const LINK = 'a';

// The positions of cards when they left their columns.
const departures = new Map<string, DOMRect>();

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

/**
 * Finds the neighbour of the focused card: the next card, the previous one, or the head of the column. The returned function moves
 * the focus there if the card has left.
 */
export function neighbourOfFocus(): () => void {
  const card = document.activeElement?.closest<HTMLElement>(CARD);
  const near = card && (step(card, 1) ?? step(card, -1));
  const neighbour = near?.querySelector<HTMLElement>(LINK) ?? (card && columnOf(card)?.querySelector<HTMLElement>('h2'));
  return () =>
    void requestAnimationFrame(() => {
      if (card?.isConnected === false) neighbour?.focus();
    });
}

/** Saves the position of a card, to animate it from there to its next position. */
export function depart(id: string): void {
  const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
  if (card !== null) departures.set(id, card.getBoundingClientRect());
}

/** Animates a new card from its saved position. There is no animation under reduced motion. */
export function arrive(id: string, card: HTMLElement): void {
  const from = departures.get(id);
  departures.delete(id);
  const style = getComputedStyle(card);
  const duration = milliseconds(style.getPropertyValue('--t3'));
  if (from === undefined || duration === 0) return;
  const to = card.getBoundingClientRect();
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  const above = { zIndex: 1 };
  card.animate(
    [
      { translate, ...above },
      { translate: '0 0', ...above },
    ],
    { duration, easing: style.getPropertyValue('--ease-out') },
  );
}

// The target of a key from a card; `undefined` at the edge of the board.
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
  const columns = [...(card.closest('[data-board]')?.querySelectorAll<HTMLElement>(COLUMN) ?? [])].filter((column) =>
    column.querySelector(CARD),
  );
  const here = columnOf(card);
  const there = here && columns[columns.indexOf(here) + by];
  const cards = [...(there?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards[Math.min(cardsOf(card).indexOf(card), cards.length - 1)];
}

function columnOf(card: HTMLElement): HTMLElement | undefined {
  return card.closest<HTMLElement>(COLUMN) ?? undefined;
}

function cardsOf(card: HTMLElement): readonly HTMLElement[] {
  return [...(columnOf(card)?.querySelectorAll<HTMLElement>(CARD) ?? [])];
}

// The token is 0 under reduced motion. Minifiers may write it in seconds.
function milliseconds(token: string): number {
  const value = Number.parseFloat(token) || 0;
  return token.trim().endsWith('ms') ? value : value * 1000;
}
