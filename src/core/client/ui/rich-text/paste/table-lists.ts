import type { RichTextSubset } from '#core/contract/rich-text.ts';
import type { RichBlock, RichParagraph, RichRun } from '#core/contract/rich-text-blocks.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { parsedHtml, readNodes } from '../read-nodes.ts';
import { rowsOf, type TableCell, type TableRow } from './table-rows.ts';

// Cells with such content, and tables that say so, only place parts of a page beside each other.
const LAYOUT = 'table, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, hr';

/** Longest row in characters that is a line of a list. */
const LONGEST_ROW = 1000;

/**
 * Makes lists of tables with data. Each row is an item. Where the first row has the names of the columns, they stand before the values:
 * `From: 8; To: 16`. Tables that only place parts of a page stay as they are, and so does a single row or column.
 */
export function listsOfTables(body: Element, subset: RichTextSubset): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.getAttribute('role') === 'presentation' || table.querySelector(LAYOUT) !== null) continue;
    const rows = rowsOf(table).filter(({ cells }) => cells.some(({ element }) => hasText(element)));
    const isData = rows.length > 1 && rows.some(({ cells }) => cells.filter(({ element }) => hasText(element)).length > 1);
    if (!isData || rows.some(({ length }) => length > LONGEST_ROW)) continue;
    const list: RichBlock = { kind: 'list', ordered: false, items: itemsOf(rows, subset).map((item) => [item]) };
    const caption = table.querySelector('caption');
    table.replaceWith(...(caption === null ? [] : [caption]), ...parsedHtml(writeRichText([list])).childNodes);
  }
}

function itemsOf(rows: readonly TableRow[], subset: RichTextSubset): readonly RichParagraph[] {
  const first = rows.findIndex((row, at) => !isHeader(row, at));
  const labels = first < 1 ? [] : labelsOf(rows.slice(0, first));
  return rows.slice(Math.max(0, first)).map(({ cells }) => ({ kind: 'paragraph', runs: joined(cells, labels, subset) }));
}

/** Whether a row has the names of the columns. The cells of a first row may also be bold. */
function isHeader({ cells, isHead }: TableRow, at: number): boolean {
  if (isHead) return true;
  const named = cells.map(({ element }) => element).filter(hasText);
  return at === 0 && named.length > 1 && named.every((element) => element.localName === 'th' || isBold(element));
}

/** The names of the columns, from all rows of the header. */
function labelsOf(rows: readonly TableRow[]): readonly string[] {
  const labels: string[] = [];
  for (const { cells } of rows) {
    for (const { element, columns } of cells) {
      const name = textOf(element).replace(/\s*[:：]$/u, '');
      for (const column of columns) labels[column] = [labels[column] ?? '', name].filter((part) => part !== '').join(' ');
    }
  }
  return labels;
}

function joined(cells: readonly TableCell[], labels: readonly string[], subset: RichTextSubset): readonly RichRun[] {
  const filled = cells.filter(({ element }) => hasText(element));
  // Without names of columns, the first cell of a row may be its name.
  const isNamed = labels.length === 0 && filled.length > 1 && isName(filled[0], filled.slice(1));
  return filled.flatMap(({ element, columns }, at) => {
    const label = labels[columns[0] ?? 0] ?? '';
    const before = at === 0 ? '' : at === 1 && isNamed ? ': ' : '; ';
    return [{ text: `${before}${label === '' ? '' : `${label}: `}`, marks: [] }, ...runsOf(element, subset)].filter(
      ({ text }) => text !== '',
    );
  });
}

function isName(cell: TableCell | undefined, others: readonly TableCell[]): boolean {
  const looksSo = ({ element }: TableCell): boolean => element.localName === 'th' || isBold(element);
  return cell !== undefined && looksSo(cell) && !others.some(looksSo) && !/[:：]$/u.test(textOf(cell.element));
}

/** The content of a cell in one line. */
function runsOf(cell: Element, subset: RichTextSubset): readonly RichRun[] {
  const paragraphs = readNodes(cell, subset).flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  const line = paragraphs.flatMap((runs, at) => (at === 0 ? runs : [{ text: ' ', marks: [] }, ...runs]));
  return line.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));
}

function isBold(element: Element): boolean {
  const bold = [...element.querySelectorAll('b, strong')].filter((part) => part.parentElement?.closest('b, strong') == null);
  return bold.length > 0 && bold.map(textOf).join('').replace(/\s/g, '') === textOf(element).replace(/\s/g, '');
}

function hasText(element: Element): boolean {
  return /\S/.test(element.textContent);
}

function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
