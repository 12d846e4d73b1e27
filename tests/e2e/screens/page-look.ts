import type { Page } from '@playwright/test';

/** How the landmarks, headings and lists of a page look, in words, in the order of the document. */
export type PageLook = readonly string[];

/** Reads the boxes and the computed styles of what a page consists of. */
export async function lookOf(page: Page): Promise<PageLook> {
  return page.evaluate(readLook);
}

/** The lines of two looks that differ, at most the first ones. */
export function differences(seen: PageLook, wanted: PageLook): string[] {
  const lines = wanted.flatMap((line, at) => (seen[at] === line ? [] : [`wanted ${line}\nseen   ${seen[at] ?? 'nothing'}`]));
  const more = seen.slice(wanted.length).map((line) => `seen too: ${line}`);
  return [...lines, ...more].slice(0, 3);
}

// Runs in the page.
function readLook(): string[] {
  const PARTS = 'header, nav, main, footer, aside, section, article, form, fieldset, dialog[open], h1, h2, h3, h4, ul, ol, dl, table';
  const STYLES = [
    ...['display', 'position', 'overflow', 'visibility', 'opacity', 'color', 'background-color', 'box-shadow', 'border', 'border-radius'],
    ...['margin', 'padding', 'gap', 'grid-template-columns', 'flex-direction', 'max-inline-size', 'max-block-size', 'min-block-size'],
    ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'white-space', 'list-style-type'],
  ];
  const look = (element: Element): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x + window.scrollX, y + window.scrollY, width, height].map((length) => Math.round(length)).join(' ');
    const style = getComputedStyle(element);
    const text = /^H\d$/.test(element.tagName) ? ` "${element.textContent.slice(0, 40)}"` : '';
    return `${element.tagName.toLowerCase()}${text} at ${box}; ${STYLES.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  };
  return [...document.querySelectorAll(PARTS)].filter((element) => element.getClientRects().length > 0).map(look);
}
