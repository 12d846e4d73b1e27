import type { Entry } from 'yauzl';
import { type LookedThrough, openEntry } from '../../../../archives/look-through.ts';
import { Refusal } from '../inspection.ts';
import { isPackedMetafile, isSvg } from './embedded-pictures.ts';
import { isWorkbook } from './embedded-workbook.ts';
import { refusalOfContent, refusalOfName } from './part-refusals.ts';
import { type PartText, partTextOf } from './xml-text.ts';

/** The contents of an archive. All names are in lower case. */
export interface ArchiveContents {
  readonly texts: ReadonlyMap<string, PartText>;
  /** The parts that are not kept: pictures of SVG, workbooks without macros, and lists of libraries without any. */
  readonly leftOut: ReadonlySet<string>;
}

const XML_PART = /\.(?:xml|rels|rdf)$/;
const TEXT_PART = /\.(?:xml|rels|rdf)$|^mimetype$/;

/** OpenOffice lists the libraries of macros also where there are none. Each macro is a part beside the lists. */
const EMPTY_LIBRARY = /^basic\/(?:[^/]{1,100}\/)?(?:script|dialog)-l[bc]\.xml$|^basic\/(?:standard\/)?$/;

/** The note of OpenOffice 2 and 3 which grammar the manifest has. It declares nothing, and no reader needs it. */
const MANIFEST = 'meta-inf/manifest.xml';
const MANIFEST_DOCTYPE = /<!DOCTYPE\s[\w:.]{1,40}\s{1,8}PUBLIC\s{1,8}"[^"<>[]{0,100}"\s{1,8}"Manifest\.dtd"\s{0,8}>/;

/**
 * Inflates every entry once, each to no more than its header tells, and keeps the texts.
 *
 * @throws Refusal for programs and other files, and for declarations of entities in XML; other errors for entries that are not as their
 *   headers tell
 */
export async function contentsOf(looked: LookedThrough): Promise<ArchiveContents> {
  const texts = new Map<string, PartText>();
  const leftOut = new Set<string>();
  for (const entry of looked.entries) {
    const name = entry.fileName.toLowerCase();
    const content = await contentOf(looked, entry);
    if (EMPTY_LIBRARY.test(name) || isSvg(name, content) || (await isWorkbook(name, content))) {
      leftOut.add(name);
      continue;
    }
    const code = refusalOfName(name) ?? (isPackedMetafile(name, content) ? undefined : refusalOfContent(content));
    if (code !== undefined) throw new Refusal(code);
    const isXml = beginsAsXml(content);
    // No reader takes another beginning, except of encodings that are not searched here.
    if (XML_PART.test(name) && content.length > 0 && !isXml) throw new Refusal('files.unreadable');
    if (isXml || TEXT_PART.test(name)) texts.set(name, checkedText(name, content));
  }
  return { texts, leftOut };
}

async function contentOf(looked: LookedThrough, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await openEntry(looked, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether a reader may take the part for XML, whatever its name is. */
function beginsAsXml(content: Buffer): boolean {
  return /^[\s\0\xef\xbb\xbf\xfe\xff]{0,40}</.test(content.toString('latin1', 0, 60));
}

/** Entities multiply and read files. Writers of documents declare none. */
function checkedText(name: string, content: Buffer): PartText {
  const part = partTextOf(content);
  const text = name === MANIFEST ? part.text.replace(MANIFEST_DOCTYPE, '') : part.text;
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refusal('files.unreadable');
  return { ...part, text, isChanged: text !== part.text };
}
