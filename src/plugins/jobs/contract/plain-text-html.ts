const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML with the same words: a paragraph for each block of lines, and a line break between the lines of a block. */
export function plainTextHtml(text: string): string {
  return text
    .split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${escaped(block).replace(/\r\n?|\n/gu, '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/gu, (character) => ESCAPES[character] ?? '');
}
