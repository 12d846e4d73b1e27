/** Maximum number of characters to show of a foreign text, including the ellipsis. */
const LIMIT = 300;

// An HTML error page has its message at the beginning, so only this many characters are parsed.
const READ = 100_000;

const MARKUP = /<[/!]?[a-z]/i;

/**
 * Converts the body of a failed call to text for a snackbar: HTML to its text, anything else to JSON, 300 characters at most. Returns an
 * empty string if the body has no text.
 */
export function plainText(body: unknown): string {
  if (body === undefined || body === null) return '';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return shortened((typeof body === 'string' && MARKUP.test(text) ? textOf(text) : text).trim());
}

// Uses the browser's own parser, which neither runs nor fetches anything of the document.
function textOf(html: string): string {
  // The added spaces separate the words of neighbouring elements.
  const { body } = new DOMParser().parseFromString(html.slice(0, READ).replaceAll('<', ' <'), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  return body.textContent.replace(/\s+/g, ' ');
}

function shortened(text: string): string {
  // Cut by code points, so that no character is cut in half. Twice as many UTF-16 units contain enough code points.
  const points = [...text.slice(0, LIMIT * 2 + 2)];
  return points.length > LIMIT ? `${points.slice(0, LIMIT - 1).join('')}…` : text;
}
