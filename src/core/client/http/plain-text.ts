/** Most characters that are shown of what somebody else wrote, the sign that there is more included. */
const LIMIT = 300;

// A page of an error says what it says at its beginning.
const READ = 100_000;

const MARKUP = /<[/!]?[a-z]/i;

/** What a failed call answered, as a snackbar can show it: HTML as its text, anything else as JSON, 300 characters at most. Empty when it says nothing. */
export function plainText(body: unknown): string {
  if (body === undefined || body === null) return '';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return shortened((typeof body === 'string' && MARKUP.test(text) ? textOf(text) : text).trim());
}

// The browser's own parser; nothing of such a document is run or fetched.
function textOf(html: string): string {
  // Words of neighbouring elements stay apart.
  const { body } = new DOMParser().parseFromString(html.slice(0, READ).replaceAll('<', ' <'), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  return body.textContent.replace(/\s+/g, ' ');
}

function shortened(text: string): string {
  // By code points, so that no sign is cut in half; twice as many units hold them all.
  const points = [...text.slice(0, LIMIT * 2 + 2)];
  return points.length > LIMIT ? `${points.slice(0, LIMIT - 1).join('')}…` : text;
}
