import { SpreadsheetRefused } from '../sheet-part.ts';
import { type CellFormats, readFormats } from './cell-formats.ts';
import { readSharedTexts } from './shared-texts.ts';
import { openArchive, type WorkbookArchive } from './workbook-archive.ts';
import { checkFormula, checkWorkbook } from './workbook-rules.ts';

/** A workbook of which one sheet can be read. */
export interface Workbook {
  readonly archive: WorkbookArchive;
  /** The part of the sheet that is read. */
  readonly sheet: string;
  /** The names of the sheets with cells, and the place of the one that is read. */
  readonly sheets: readonly string[];
  readonly place: number;
  /** The texts that cells name by their places. */
  readonly sharedTexts: readonly string[];
  readonly formats: CellFormats;
  /** Whether dates are counted from 1904, as older programs for Mac did, and not from 1900. */
  readonly is1904: boolean;
}

interface Relationship {
  readonly type: string;
  readonly part: string;
}

interface Contents {
  readonly sheets: readonly { readonly id: string; readonly name: string; readonly isHidden: boolean }[];
  readonly is1904: boolean;
}

/** Characters of the name of a sheet. Programs write at most 31. */
const NAME_LENGTH = 60;

/**
 * @param chosen the place of a sheet. Without it, the first visible sheet is read, or the first one if all are hidden
 * @throws SpreadsheetRefused for what is not opened
 */
export async function openWorkbook(content: Buffer, chosen?: number): Promise<Workbook> {
  const archive = await openArchive(content);
  await checkWorkbook(archive);
  const main = partOfType(await relationshipsOf(archive, ''), '/officeDocument') ?? 'xl/workbook.xml';
  const contents = await contentsOf(archive, main);
  const relationships = await relationshipsOf(archive, main);
  // Only sheets of cells are read, not those of one diagram.
  const sheets = contents.sheets.filter(({ id }) => relationships.get(id)?.type.endsWith('/worksheet'));
  const place =
    chosen ??
    Math.max(
      0,
      sheets.findIndex(({ isHidden }) => !isHidden),
    );
  const sheet = relationships.get(sheets[place]?.id ?? '')?.part;
  if (sheet === undefined || !archive.has(sheet)) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  return {
    archive,
    sheet,
    sheets: sheets.map(({ name }) => name),
    place,
    sharedTexts: await readSharedTexts(archive, partOfType(relationships, '/sharedStrings')),
    formats: await readFormats(archive, partOfType(relationships, '/styles')),
    is1904: contents.is1904,
  };
}

async function contentsOf(archive: WorkbookArchive, main: string): Promise<Contents> {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  let isName = false;
  await archive.readXml(main, {
    opened: (name, attributeOf) => {
      isName = name === 'definedName';
      if (name === 'sheet') {
        const shown = [...(attributeOf('name') ?? '').slice(0, 2 * NAME_LENGTH)].slice(0, NAME_LENGTH).join('').toWellFormed();
        sheets.push({ id: attributeOf('id') ?? '', name: shown, isHidden: (attributeOf('state') ?? 'visible') !== 'visible' });
      }
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributeOf('date1904') ?? '');
      else if (name === 'externalReferences') throw new SpreadsheetRefused({ code: 'imports.links' });
    },
    text: (text) => {
      if (isName) checkFormula(text);
    },
  });
  return { sheets, is1904 };
}

function partOfType(relationships: ReadonlyMap<string, Relationship>, ending: string): string | undefined {
  return [...relationships.values()].find(({ type }) => type.endsWith(ending))?.part;
}

/** The relationships of a part by their ids; those of the archive for an empty name (ISO/IEC 29500-2, 8). */
async function relationshipsOf(archive: WorkbookArchive, part: string): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const name = `${folder}_rels/${part.slice(slash)}.rels`;
  const found = new Map<string, Relationship>();
  if (!archive.has(name)) return found;
  await archive.readXml(name, {
    opened: (element, attributeOf) => {
      if (element !== 'Relationship') return;
      found.set(attributeOf('Id') ?? '', { type: attributeOf('Type') ?? '', part: partAt(folder, attributeOf('Target') ?? '') });
    },
  });
  return found;
}

/** The name of the part that a relationship in the folder leads to. */
function partAt(folder: string, target: string): string {
  return decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1);
}
