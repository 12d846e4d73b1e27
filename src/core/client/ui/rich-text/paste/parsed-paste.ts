import { parsedHtml } from '../read-nodes.ts';

/** A parsed document from the clipboard. */
interface ParsedPaste {
  readonly body: HTMLElement;
  /** The texts of its style sheets. */
  readonly sheets: readonly string[];
}

/** Holds the `style` attribute of an element. */
export const STYLE = 'data-style';

/**
 * Parses HTML from the clipboard without its styles and event handlers: browsers would check them against the content security policy of the
 * page, and report each one. The style attributes are kept under another name.
 */
export function parsedPaste(html: string): ParsedPaste {
  const sheets: string[] = [];
  const unstyled = html
    // A style sheet without an end reaches to the end of the document, as in browsers. This also keeps the time linear.
    .replace(/<style\b[^<>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi, (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    })
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${STYLE}`).replace(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1data-on'),
    );
  return { body: parsedHtml(unstyled), sheets };
}
