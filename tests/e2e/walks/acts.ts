import { expect, type Page, test } from '@playwright/test';

/** The kinds of acts. A key that is pressed in a field to type or to choose belongs to the field. */
const KINDS = ['clicks', 'keys', 'tabs', 'fields'] as const;

/** `tabs` are presses of the tab key, `keys` those of all other keys. */
type Kind = (typeof KINDS)[number];

/** Counts what a user does on a page: clicks or taps, keys, and filled fields. */
export class Acts {
  #counts = noActs();

  private constructor() {}

  /** Counts from the next navigation of the page. */
  static async on(page: Page): Promise<Acts> {
    const acts = new Acts();
    await page.exposeBinding('tellAct', (_source, kind: Kind) => {
      acts.#counts[kind] += 1;
    });
    await page.addInitScript(tellActs);
    return acts;
  }

  /** Begins anew. */
  restart(): void {
    this.#counts = noActs();
  }

  /** Writes the numbers into the report of the test, which fails if they are more than `most`. */
  hasAtMost(task: string, most: number): void {
    const counts = this.#counts;
    const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
    const parts = KINDS.map((kind) => `${counts[kind]} ${kind}`).join(', ');
    const description = `${task}: ${all} (${parts})`;
    test.info().annotations.push({ type: 'acts', description });
    expect(all, description).toBeLessThanOrEqual(most);
  }
}

function noActs(): Record<Kind, number> {
  return { clicks: 0, keys: 0, tabs: 0, fields: 0 };
}

// Runs in the page before our own scripts.
function tellActs(): void {
  const { tellAct } = globalThis as unknown as { tellAct: (kind: string) => Promise<void> };
  const tell = (kind: string): void => void tellAct(kind);
  const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];
  const FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';
  const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELD) !== null;
  let filled: EventTarget | null = null;
  // Playwright cancels a click whose target was covered at that moment, and clicks again. That is no act of a user.
  addEventListener('pointerdown', (event) => setTimeout(() => event.defaultPrevented || tell('clicks')), true);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (MODIFIERS.includes(key) || (key.length === 1 && isField(target))) return;
      tell(key === 'Tab' ? 'tabs' : 'keys');
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || target === filled) return;
      filled = target;
      tell('fields');
    },
    true,
  );
}
