/** After this pause, typing begins a new word. Milliseconds. */
const PAUSE_MS = 1000;

/** Finds an item of a list by the beginning of its words, as one types it. */
export class TypeAhead {
  private typed = '';
  private last = Number.NEGATIVE_INFINITY;

  /** Whether a space belongs to what is typed. Otherwise it presses the item. */
  isTyping(now: number): boolean {
    return this.typed !== '' && now - this.last < PAUSE_MS;
  }

  /**
   * Adds a character. Returns the index of the first item that begins with the typed text, or that has a word that begins with it; the
   * present item first. The same letter several times goes to the next item with it. -1 when no item matches.
   *
   * @param current index of the present item; -1 for none
   * @param now in milliseconds, of any clock
   */
  press(character: string, items: readonly string[], current: number, now: number): number {
    this.typed = this.isTyping(now) ? this.typed + folded(character) : folded(character);
    this.last = now;
    const isOneLetter = new Set(this.typed).size === 1;
    const searched = isOneLetter ? (this.typed[0] ?? '') : this.typed;
    const from = isOneLetter ? current + 1 : Math.max(current, 0);
    const order = items.map((_, offset) => (from + offset) % items.length);
    const texts = items.map((item) => folded(item.trim()));
    const beginsWith = order.find((index) => texts[index]?.startsWith(searched));
    return beginsWith ?? order.find((index) => texts[index]?.includes(` ${searched}`)) ?? -1;
  }
}

/** Without case and marks, so that "reunion" finds "Réunion". */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
