import { type ZipEntry, zip } from '#core/testing/zip-writer.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The main type of a workbook, and of one with macros. */
export const WORKBOOK_TYPE = `${TYPES}.sheet.main+xml`;
export const MACRO_TYPE = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';

/** A workbook as XML. What is left out is as in an ordinary one. */
export interface TestWorkbook {
  /** The rows of the first sheet: the content of `sheetData`. */
  readonly rows?: string;
  /** The whole part of the first sheet. */
  readonly sheet?: string | Buffer;
  /** The states of the sheets. All but the first have one cell with the name of the sheet. */
  readonly sheets?: readonly ('visible' | 'hidden' | 'veryHidden')[];
  readonly sharedTexts?: string;
  readonly styles?: string;
  /** Elements of the workbook before its sheets. */
  readonly properties?: string;
  /** Elements of the workbook after its sheets. */
  readonly names?: string;
  readonly mainType?: string;
  readonly types?: string;
  /** Relationships of the workbook, and of the first sheet. */
  readonly relationships?: string;
  readonly sheetRelationships?: string;
  readonly more?: readonly ZipEntry[];
}

/** A relationship of one of the types of office documents. */
export function officeRelationship(type: string, target: string, mode = 'Internal'): string {
  return `<Relationship Id="${type}1" Type="${OFFICE}/${type}" Target="${target}" TargetMode="${mode}"/>`;
}

/** A part of a sheet with these rows. */
export function sheetOf(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** A row of texts. */
export function textRow(line: number, ...texts: readonly string[]): string {
  return `<row r="${line}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
}

/** A workbook of one sheet with a header and a row, except for what the options change. */
export function workbook(options: TestWorkbook = {}): Buffer {
  return zip(workbookEntries(options));
}

/** The entries of a workbook with one sheet of cells, or more. */
export function workbookEntries(options: TestWorkbook): readonly ZipEntry[] {
  const sheets = options.sheets ?? ['visible'];
  const { sharedTexts, styles, sheetRelationships } = options;
  return [
    { name: '[Content_Types].xml', content: contentTypes(options) },
    { name: '_rels/.rels', content: relationshipsPart(officeRelationship('officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', content: mainPart(options, sheets) },
    { name: 'xl/_rels/workbook.xml.rels', content: workbookRelationships(options, sheets.length) },
    ...sheets.map((_, place) => ({ name: `xl/worksheets/sheet${place + 1}.xml`, content: sheetPart(options, place) })),
    ...(sharedTexts === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${SHEET}">${sharedTexts}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: `<styleSheet xmlns="${SHEET}">${styles}</styleSheet>` }]),
    ...(sheetRelationships === undefined
      ? []
      : [{ name: 'xl/worksheets/_rels/sheet1.xml.rels', content: relationshipsPart(sheetRelationships) }]),
    ...(options.more ?? []),
  ];
}

function contentTypes({ mainType = WORKBOOK_TYPE, types = '' }: TestWorkbook): string {
  const main = `<Override PartName="/xl/workbook.xml" ContentType="${mainType}"/>`;
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>${main}${types}</Types>`;
}

function mainPart({ properties = '', names = '' }: TestWorkbook, sheets: readonly string[]): string {
  const listed = sheets.map(
    (state, place) => `<sheet name="Sheet ${place + 1}" sheetId="${place + 1}" state="${state}" r:id="rId${place + 1}"/>`,
  );
  return `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}">${properties}<sheets>${listed.join('')}</sheets>${names}</workbook>`;
}

function workbookRelationships({ relationships = '' }: TestWorkbook, count: number): string {
  const sheets = Array.from({ length: count }, (_, place) => {
    return `<Relationship Id="rId${place + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`;
  });
  const others = officeRelationship('sharedStrings', 'sharedStrings.xml') + officeRelationship('styles', 'styles.xml');
  return relationshipsPart(sheets.join('') + others + relationships);
}

function sheetPart({ rows, sheet }: TestWorkbook, place: number): string | Buffer {
  if (place > 0) return sheetOf(textRow(1, `Sheet ${place + 1}`) + textRow(2, 'x'));
  return sheet ?? sheetOf(rows ?? textRow(1, 'Name') + textRow(2, 'x'));
}

function relationshipsPart(relationships: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${relationships}</Relationships>`;
}
