import type { ImportColumn } from '../contract/schemas.ts';

/** The beginning of the explanation in the first column of a template, by which an import skips the row. */
const HELP_MARK = '# ';

/** The explanations below the header of a template. */
export function helpRow(columns: readonly ImportColumn[]): string[] {
  return columns.map(({ help }, index) => (index === 0 ? `${HELP_MARK}${help}` : help));
}

/** Whether the cells of a row are explanations of a template. The columns may stand in another order by now. */
export function isHelpRow(columns: readonly ImportColumn[], cells: readonly string[]): boolean {
  const helps = new Set([...helpRow(columns), ...columns.map(({ help }) => help)]);
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return texts.some((text) => text.startsWith(HELP_MARK)) && texts.every((text) => helps.has(text));
}
