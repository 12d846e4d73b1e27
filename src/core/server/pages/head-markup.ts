import { Html, html } from '../text/html.ts';
import type { HeadElement, PageData } from './page-rule.ts';

const END = '</head>';

/**
 * Adds elements to the head of the shell. Inline code is not changed, so its hashes stay valid.
 *
 * @throws Error for a shell without a head, and for a link that is neither a web address nor a path
 */
export function withHead(shell: string, elements: readonly HeadElement[]): string {
  if (!shell.includes(END)) throw new Error('The page of the client has no head');
  const without = elements.reduce((text, element) => text.replace(replacedBy(element), ''), shell);
  const added = html`${elements.map(markupOf)}`.text;
  return without.replace(END, () => added + END);
}

function markupOf(element: HeadElement): Html {
  if ('title' in element) return html`<title>${element.title}</title>`;
  if ('meta' in element) return html`<meta name="${element.meta}" content="${element.content}">`;
  if ('property' in element) return html`<meta property="${element.property}" content="${element.content}">`;
  if ('data' in element) return dataMarkup(element);
  const { link, href, hreflang, type } = element;
  const language = hreflang === undefined ? new Html('') : html` hreflang="${hreflang}"`;
  const media = type === undefined ? new Html('') : html` type="${type}"`;
  return html`<link rel="${link}" href="${demandAddress(href)}"${language}${media}>`;
}

/** @throws Error for data that could end its element, because it is not escaped like other texts */
function dataMarkup({ data, json, call }: PageData): Html {
  if (json.includes('<')) throw new Error('The data of a page is not escaped');
  return html`<script type="${data}"${call === undefined ? '' : html` data-call="${call}"`}>${new Html(json)}</script>`;
}

function demandAddress(href: string): string {
  const { protocol } = new URL(href, 'https://site.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link of a page is neither a web address nor a path');
  return href;
}

const NOTHING = /(?!)/;

// The elements of the shell that may exist only once in a page and are replaced.
function replacedBy(element: HeadElement): RegExp {
  if ('title' in element) return /<title>[^<]*<\/title>/;
  if ('meta' in element && element.meta === 'description') return /<meta name="?description"?[^>]*>/;
  return NOTHING;
}
