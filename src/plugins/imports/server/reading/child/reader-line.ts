import type { FoundPart, SheetFault, SheetRow } from '../sheet-part.ts';

/** The first line of the reader, before it reads the spreadsheet. Each other line is a {@link ReaderLine} as JSON. */
export const READY = 'ready';

/** A part of the spreadsheet, or the last line. After a long row comes one more line, with its whole cells. */
export type ReaderLine =
  | FoundPart
  | { readonly kind: 'long'; readonly row: SheetRow }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly fault: SheetFault };
