import { SpreadsheetRefused } from '../sheet-part.ts';
import { type CellFormats, readFormats } from './cell-formats.ts';
import { readSharedTexts } from './shared-texts.ts';
import { openArchive, type WorkbookArchive } from './workbook-archive.ts';
import { checkFormula, checkWorkbook } from './workbook-rules.ts';

/** A workbook whose first sheet can be read. */
export interface Workbook {
  readonly archive: WorkbookArchive;
  /** The part of the first visible sheet, or of the first one if all are hidden. */
  readonly sheet: string;
  readonly otherSheets: number;
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
  readonly sheets: readonly { readonly id: string; readonly isHidden: boolean }[];
  readonly is1904: boolean;
}

/** @throws SpreadsheetRefused for what is not opened */
export async function openWorkbook(content: Buffer): Promise<Workbook> {
  const archive = await openArchive(content);
  await checkWorkbook(archive);
  const main = partOfType(await relationshipsOf(archive, ''), '/officeDocument') ?? 'xl/workbook.xml';
  const contents = await contentsOf(archive, main);
  const relationships = await relationshipsOf(archive, main);
  const sheet = firstSheet(contents, relationships);
  if (sheet === undefined || !archive.has(sheet)) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  return {
    archive,
    sheet,
    otherSheets: contents.sheets.length - 1,
    sharedTexts: await readSharedTexts(archive, partOfType(relationships, '/sharedStrings')),
    formats: await readFormats(archive, partOfType(relationships, '/styles')),
    is1904: contents.is1904,
  };
}

async function contentsOf(archive: WorkbookArchive, main: string): Promise<Contents> {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  let isName = false;
  await archive.readXml(main, {
    opened: (name, attributeOf) => {
      isName = name === 'definedName';
      if (name === 'sheet') sheets.push({ id: attributeOf('id') ?? '', isHidden: (attributeOf('state') ?? 'visible') !== 'visible' });
      else if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributeOf('date1904') ?? '');
      else if (name === 'externalReferences') throw new SpreadsheetRefused({ code: 'imports.links' });
    },
    text: (text) => {
      if (isName) checkFormula(text);
    },
  });
  return { sheets, is1904 };
}

/** Only sheets of cells are read, not those of one diagram. */
function firstSheet({ sheets }: Contents, relationships: ReadonlyMap<string, Relationship>): string | undefined {
  const ofCells = sheets.filter(({ id }) => relationships.get(id)?.type.endsWith('/worksheet'));
  const first = ofCells.find(({ isHidden }) => !isHidden) ?? ofCells[0];
  return first && relationships.get(first.id)?.part;
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
