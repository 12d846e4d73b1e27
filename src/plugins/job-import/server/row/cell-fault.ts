/** An invalid cell, because of which its row is rejected. */
export class CellFault extends Error {
  /** Name of the column, or of the field if the file has no column for it. */
  readonly column: string;

  /** `reason` completes the sentence that begins with the column: `is empty`. */
  constructor(column: string, reason: string) {
    super(reason);
    this.name = 'CellFault';
    this.column = column;
  }
}

/** The beginning of a cell's text, for the reason of a rejection. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const shown = [...line.slice(0, 200)].slice(0, 40).join('');
  return shown.length < line.length ? `“${shown}…”` : `“${shown}”`;
}
