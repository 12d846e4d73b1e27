import { STYLE } from './parsed-paste.ts';
import { styleOf } from './style-declarations.ts';

/** Makes line breaks of the line ends in preformatted text. Rich text has no other way to keep them. */
export function keepLines(body: Element): void {
  const preformatted = [...body.querySelectorAll(`pre, [${STYLE}*="white-space"]`)].filter(
    (element) => element.localName === 'pre' || /^(pre|break-spaces)/.test(styleOf(element).get('white-space') ?? ''),
  );
  const seen = new Set<Text>();
  for (const element of preformatted) for (const text of textsIn(element)) seen.add(text);
  for (const text of seen) {
    // The line ends between elements are part of the markup.
    const lines = text.data.split(/\r\n?|\n/);
    if (lines.length > 1 && text.data.trim() !== '') {
      text.replaceWith(...lines.flatMap((line, at) => (at === 0 ? [line] : [document.createElement('br'), line])));
    }
  }
}

function textsIn(element: Element): readonly Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}
