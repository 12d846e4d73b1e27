import { SpreadsheetRefused } from '../sheet-part.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

/** Types of content, types of relationships and names of parts that hold macros, controls or embedded objects (ISO/IEC 29500-1, 12 and 15). */
const PROGRAM_TYPE = /macroEnabled|macrosheet|vba|activeX|oleObject|\/package$|\/control$|attachedToolbars/i;
const PROGRAM_NAME = /(?:^|\/)(?:vba|activex|macrosheets|embeddings)|\.(?:exe|dll|js|vbs|scr|bat|cmd|ps1|xlsm|xlam|xll)$/i;

/** The same for values from other files, databases and the web. */
const LINK_TYPE = /externalLink|\/connections$|queryTable|ddeLink|\/volatileDependencies$|\.connections\+xml$/i;
const LINK_NAME = /(?:^|\/)(?:externallinks\/|querytables\/|connections\.|volatiledependencies\.)/i;

/** A workbook, or a template of one. */
const MAIN_TYPE = /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)\.main\+xml$/;

/** The binary workbook `.xlsb`. */
const BINARY_TYPE = /\.sheet\.binary\./i;

/** Functions whose values come from the web or from other programs. */
const OUTSIDE_FUNCTION = /\b(?:WEBSERVICE|RTD|DDE|CALL|REGISTER(?:\.ID)?)\s*\(/i;

/** The part with the types of all parts. */
const TYPES = '[Content_Types].xml';

/**
 * Checks the parts of a workbook, of which only the small ones are inflated.
 *
 * @throws SpreadsheetRefused for another kind of archive, for macros and programs, and for values from outside
 */
export async function checkWorkbook(archive: WorkbookArchive): Promise<void> {
  const types: string[] = [];
  if (!archive.has(TYPES)) throw new SpreadsheetRefused({ code: 'imports.kind' });
  await archive.readXml(TYPES, { opened: (_, attributeOf) => types.push(attributeOf('ContentType') ?? '') });
  if (types.some((type) => BINARY_TYPE.test(type))) throw new SpreadsheetRefused({ code: 'imports.kind' });
  demand(!types.some((type) => PROGRAM_TYPE.test(type)) && !archive.names.some((name) => PROGRAM_NAME.test(name)), 'imports.program');
  if (!types.some((type) => MAIN_TYPE.test(type))) throw new SpreadsheetRefused({ code: 'imports.kind' });
  demand(!types.some((type) => LINK_TYPE.test(type)) && !archive.names.some((name) => LINK_NAME.test(name)), 'imports.links');
  for (const name of archive.names) if (name.endsWith('.rels')) await checkRelationships(archive, name);
}

/** @throws SpreadsheetRefused for a formula whose value comes from another program or from the web */
export function checkFormula(formula: string): void {
  if (formula === '') return;
  // In texts, names of sheets and names of columns, these characters mean nothing.
  const code = formula.replace(/"[^"]*"|'[^']*'|\[[^[\]]*\]/g, '');
  demand(!code.includes('|') && !OUTSIDE_FUNCTION.test(code), 'imports.links');
}

async function checkRelationships(archive: WorkbookArchive, name: string): Promise<void> {
  await archive.readXml(name, {
    opened: (element, attributeOf) => {
      if (element !== 'Relationship') return;
      const type = attributeOf('Type') ?? '';
      demand(!PROGRAM_TYPE.test(type), 'imports.program');
      const isInside = (attributeOf('TargetMode') ?? 'Internal') === 'Internal';
      demand(!LINK_TYPE.test(type) && (isInside || type.endsWith('/hyperlink')), 'imports.links');
    },
  });
}

function demand(isFine: boolean, code: 'imports.program' | 'imports.links'): void {
  if (!isFine) throw new SpreadsheetRefused({ code });
}
