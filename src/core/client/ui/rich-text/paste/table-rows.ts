/** A cell with the columns over which it reaches. */
export interface TableCell {
  readonly element: Element;
  readonly columns: readonly number[];
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Whether the table says that the row is its header. */
  readonly isHead: boolean;
  /** In characters. */
  readonly length: number;
}

/** Columns and rows after these are not counted. No person writes such a table. */
const MOST = 100;

/** Longest text of a cell that is repeated in the other rows over which it reaches. */
const REPEATED = 100;

/** The rows of a table without tables in it. A cell that reaches over several rows is a cell of each. */
export function rowsOf(table: Element): readonly TableRow[] {
  const down = new Map<number, { readonly element: Element; left: number }>();
  return [...table.querySelectorAll('tr')].map((row) => {
    const cells: TableCell[] = [];
    const isHead = row.parentElement?.localName === 'thead';
    let column = 0;
    const skip = (): void => {
      for (let open = down.get(column); open !== undefined && open.left > 0; open = down.get(column)) {
        if (open.element.textContent.length <= REPEATED) cells.push({ element: open.element, columns: [column] });
        open.left -= 1;
        column += 1;
      }
    };
    for (const element of row.children) {
      if (element.localName !== 'td' && element.localName !== 'th') continue;
      skip();
      const [across, rows] = [spanOf(element, 'colspan'), spanOf(element, 'rowspan')];
      const columns = Array.from({ length: across }, (_, at) => column + at);
      cells.push({ element, columns });
      if (rows > 1) down.set(column, { element, left: rows - 1 });
      column += across;
    }
    skip();
    return { cells, isHead, length: cells.reduce((sum, cell) => sum + cell.element.textContent.length, 0) };
  });
}

function spanOf(cell: Element, name: string): number {
  return Math.min(MOST, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));
}
