import { ArchiveRefused, lookThrough } from '../../../../archives/look-through.ts';
import { Refusal } from '../inspection.ts';

/** Most entries of a workbook. One of ten sheets has about 40. */
const MAX_ENTRIES = 500;

const MACROS = /(?:^|\/)(?:vbaproject|vbadata|macrosheets\/|dialogsheets\/|activex\/)/i;

/**
 * Whether the part is the workbook of a chart or a table, which readers open only to change it. Nothing of it is inflated.
 *
 * @throws Refusal macro for one with macros
 */
export async function isWorkbook(name: string, content: Buffer): Promise<boolean> {
  if (!/(?:^|\/)embeddings\//.test(name)) return false;
  const names = await namesIn(content);
  if (!names.includes('xl/workbook.xml') && !names.includes('xl/workbook.bin')) return false;
  if (names.some((each) => MACROS.test(each))) throw new Refusal('files.macro');
  return true;
}

/** The names of the entries in lower case; none for another file, or for an archive that is not opened. */
async function namesIn(content: Buffer): Promise<readonly string[]> {
  if (content.length < 4) return [];
  try {
    return (await lookThrough(content, MAX_ENTRIES)).entries.map(({ fileName }) => fileName.toLowerCase());
  } catch (error) {
    if (error instanceof ArchiveRefused) return [];
    throw error;
  }
}
