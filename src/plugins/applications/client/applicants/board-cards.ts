import type { KeyboardEvent } from 'react';
import { isPageKey, letterOf } from '#core/client/ui/keyboard.ts';
import { type MoveTarget, menuOfSelected, pressMoveKey } from './move-keys.ts';

const CARD = '[data-card]';
const COLUMN = '[data-stage]';
const LINK = 'a';

// The positions of cards when they left their columns.
const departures = new Map<string, DOMRect>();

/** The card on which a key has opened the menu of the selection bar. */
let origin: HTMLElement | undefined;

/** The keys of the board: J, K and the arrows move between cards, X selects, M opens the stages, N moves to "Not selected". */
export function pressBoardKey(event: KeyboardEvent<HTMLElement>, reject: (id: string) => void): void {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const card = target?.closest<HTMLElement>(CARD);
  if (card === null || card === undefined || !isPageKey(event.nativeEvent)) return;
  const key = event.key.length === 1 ? letterOf(event) : event.key;
  const reached = cardAt(card, key)?.querySelector<HTMLElement>(LINK);
  if (reached) reached.focus();
  else if (key === 'x') card.querySelector('input')?.click();
  else if (!pressMoveKey(event.nativeEvent, targetOf(card, reject))) return;
  event.preventDefault();
}

function targetOf(card: HTMLElement, reject: (id: string) => void): MoveTarget {
  origin = card;
  const menu = menuOfSelected() ?? card.querySelector<HTMLElement>('[aria-haspopup]');
  return { menu, reject: () => reject(card.dataset.card ?? '') };
}

/**
 * Finds the neighbour of the focused card: the next card, the previous one, or the head of the column. The returned function moves
 * the focus there if the card has left.
 */
export function neighbourOfFocus(): () => void {
  const focused = document.activeElement;
  const isInSelectionBar = focused?.closest('[data-move-selected]') != null;
  const card = focused?.closest<HTMLElement>(CARD) ?? (isInSelectionBar ? origin : undefined);
  const near = card && nearestStaying(card);
  const neighbour = near?.querySelector<HTMLElement>(LINK) ?? (card && columnOf(card)?.querySelector<HTMLElement>('h2'));
  return () =>
    void requestAnimationFrame(() => {
      if (card?.isConnected === false) neighbour?.focus();
      else if (isInSelectionBar && document.activeElement === document.body) card?.querySelector<HTMLElement>(LINK)?.focus();
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
  if (from === undefined) return;
  const style = getComputedStyle(card);
  const duration = milliseconds(style.getPropertyValue('--t3'));
  if (duration === 0) return;
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
    default:
      return undefined;
  }
}

// Selected cards leave together with the focused one.
function nearestStaying(card: HTMLElement): HTMLElement | undefined {
  const cards = cardsOf(card);
  const at = cards.indexOf(card);
  const stays = (other: HTMLElement): boolean => other.querySelector('input:checked') === null;
  return cards.slice(at + 1).find(stays) ?? cards.slice(0, Math.max(at, 0)).findLast(stays);
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
  return cards.find((other) => placeOf(other) >= placeOf(card)) ?? cards.at(-1);
}

// A long column contains only some of its cards.
function placeOf(card: HTMLElement): number {
  return Number(card.dataset.index);
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
