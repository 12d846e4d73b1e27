import type { SheetFault, SheetPart } from '../sheet-part.ts';

/** The first line of the reader, before it reads the spreadsheet. Each other line is a {@link ReaderLine} as JSON. */
export const READY = 'ready';

/** A part of the spreadsheet, or the last line. */
export type ReaderLine = SheetPart | { readonly kind: 'end' } | { readonly kind: 'refused'; readonly fault: SheetFault };
