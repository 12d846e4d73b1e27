// The positions of cards when they left their columns.
const departures = new Map<string, DOMRect>();

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

// The token is 0 under reduced motion. Minifiers may write it in seconds.
function milliseconds(token: string): number {
  const value = Number.parseFloat(token) || 0;
  return token.trim().endsWith('ms') ? value : value * 1000;
}
