const LINE_BREAK = /\r\n|\n|\r/g;

/** Number of line breaks between two positions of a text. */
export function countLineBreaks(text: string, start: number, end: number): number {
  let count = 0;
  LINE_BREAK.lastIndex = start;
  while (LINE_BREAK.test(text) && LINE_BREAK.lastIndex <= end) count++;
  return count;
}

/** Start of the line after the one at `start`; `undefined` if more text is needed. */
export function lineEnd(text: string, start: number, atEnd: boolean): number | undefined {
  LINE_BREAK.lastIndex = start;
  const found = LINE_BREAK.exec(text);
  if (found === null) return undefined;
  // A \r at the very end may be half of \r\n.
  if (found[0] === '\r' && LINE_BREAK.lastIndex === text.length && !atEnd) return undefined;
  return LINE_BREAK.lastIndex;
}
