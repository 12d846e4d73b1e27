import type { Page } from '@playwright/test';

/** How a landmark, a heading or a list looks: its box and its computed styles, by name. */
interface PartLook {
  readonly part: string;
  readonly styles: Readonly<Record<string, string>>;
}

/** How a page looks: its landmarks, headings and lists in the order of the document. */
export type PageLook = readonly PartLook[];

/** Reads how the open page looks now. */
export async function lookOf(page: Page): Promise<PageLook> {
  return page.evaluate(readLook);
}

/** What differs in two looks, in words: in the first parts that differ. */
export function differences(seen: PageLook, wanted: PageLook): string[] {
  const parts = seen.length === wanted.length ? [] : [`${seen.length} parts instead of ${wanted.length}`];
  const changes = wanted.flatMap(({ part, styles }, at) => {
    const other = seen[at];
    if (other?.part !== part) return [`${other?.part ?? 'nothing'} instead of ${part}`];
    const names = Object.keys(styles).filter((name) => styles[name] !== other.styles[name]);
    return names.length === 0
      ? []
      : [`${part}: ${names.map((name) => `${name} ${other.styles[name]} instead of ${styles[name]}`).join(', ')}`];
  });
  return [...parts, ...changes].slice(0, 4);
}

// Runs in the page.
function readLook(): { part: string; styles: Record<string, string> }[] {
  const LISTS = 'ul, ol, dl, table, figure';
  const PARTS = `header, nav, main, footer, aside, section, article, form, fieldset, dialog[open], h1, h2, h3, h4, ${LISTS}, :has(> :is(${LISTS}))`;
  const STYLES = [
    ...[
      'display',
      'position',
      'overflow',
      'visibility',
      'opacity',
      'color',
      'background-color',
      'box-shadow',
      'border-width',
      'border-radius',
    ],
    ...['margin', 'padding', 'gap', 'grid-template-columns', 'flex-direction', 'max-inline-size', 'max-block-size', 'min-block-size'],
    ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'white-space', 'list-style-type'],
  ];
  const rows = [...document.querySelectorAll('[data-index]')];
  return [...document.querySelectorAll(PARTS)].filter(isShown).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // The height of a list that draws only its visible rows is an estimate.
    const isEstimated = element.querySelector('[data-index]') !== null;
    const lengths = [x + window.scrollX, y - topFor(element), width, ...(isEstimated ? [] : [height])];
    const box = lengths.map((length) => Math.round(length)).join(' ');
    const computed = getComputedStyle(element);
    const words = /^H\d$/.test(element.tagName) ? ` "${element.textContent}"` : '';
    return {
      part: `${element.tagName.toLowerCase()}${words}`,
      styles: { box, ...Object.fromEntries(STYLES.map((name) => [name, computed.getPropertyValue(name)])) },
    };
  });

  /** The place from which the top of an element is measured: its row, the end of the list before it, or the top of the page. */
  function topFor(element: Element): number {
    const own = element.closest('[data-index]');
    if (own !== null) return own.getBoundingClientRect().top;
    const before = rows.findLast((row) => (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    return before?.parentElement?.getBoundingClientRect().bottom ?? -window.scrollY;
  }

  function isShown(element: Element): boolean {
    return element.getClientRects().length > 0;
  }
}
