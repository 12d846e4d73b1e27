import { type SheetFault, type SheetLayout, type SheetPart, type SheetRow, SpreadsheetRefused } from '../reading/sheet-part.ts';

/** All that was read of a spreadsheet. */
export interface SheetContent {
  readonly format: 'csv' | 'xlsx';
  readonly header: readonly string[];
  readonly layout: SheetLayout;
  readonly rows: readonly SheetRow[];
}

/** Collects the parts of a spreadsheet. Throws unless the head is the first and the only one. */
export async function sheetContent(parts: AsyncIterable<SheetPart>): Promise<SheetContent> {
  const [head, ...portions] = await allParts(parts);
  if (head?.kind !== 'head') throw new Error('The first part is no head');
  const rows = portions.flatMap((part) => {
    if (part.kind === 'head') throw new Error('There is a second head');
    return part.kind === 'rows' ? part.rows : [{ ...part.row, cells: JSON.parse(part.cells.toString()) }];
  });
  return { format: head.format, header: head.header, layout: head.layout, rows };
}

/** Reads to the end. */
export async function allParts(parts: AsyncIterable<SheetPart>): Promise<readonly SheetPart[]> {
  const all: SheetPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** The fault with which a spreadsheet is refused; `undefined` if it is read. */
export async function refusalOf(parts: AsyncIterable<SheetPart>): Promise<SheetFault | undefined> {
  try {
    for await (const _ of parts);
    return undefined;
  } catch (error) {
    if (error instanceof SpreadsheetRefused) return error.fault;
    throw error;
  }
}
