import type { Entry } from 'yauzl';
import { type LookedThrough, openEntry } from '../../../../archives/look-through.ts';
import { Refusal } from '../inspection.ts';

/** The XML and text parts of a document, by their names in lower case: readers differ in whether case matters. */
export type Parts = ReadonlyMap<string, string>;

const TEXT_PART = /\.(xml|rels|rdf)$|^mimetype$/i;

/** The first bytes of archives, programs and OLE files, which may hold programs. */
const PROGRAM_BEGINNINGS = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf\x27\x1c',
  '\x1f\x8b',
  'MZ',
  '\x7fELF',
  '#!',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '\xd0\xcf\x11\xe0',
  '<?php',
  '<script',
];

/** Entries that are programs, or that hold other files which a word processor opens. */
const PROGRAM_NAMES = [
  /(?:^|\/)(?:activex|basic|embeddings|scripts)\//i,
  /(?:^|\/)(?:afchunk|vbadata|vbaproject)/i,
  /\.(?:exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|jse?|wsf|hta|sh|py|jar|class|lnk|html?|mht|svg|docm|dotm|xlsm|zip|docx|odt|rtf)$/i,
];

/**
 * Inflates every entry once, each to no more than its header tells, and keeps the texts.
 *
 * @throws Refusal for programs and for declarations of entities in XML; other errors for entries that are not as their headers tell
 */
export async function textParts(looked: LookedThrough): Promise<Parts> {
  const parts = new Map<string, string>();
  for (const entry of looked.entries) {
    if (PROGRAM_NAMES.some((name) => name.test(entry.fileName))) throw new Refusal('files.program');
    if (entry.fileName.endsWith('/')) continue;
    const content = await contentOf(looked, entry);
    const beginning = content.toString('latin1', 0, 8).toLowerCase();
    if (PROGRAM_BEGINNINGS.some((each) => beginning.startsWith(each.toLowerCase()))) throw new Refusal('files.program');
    if (TEXT_PART.test(entry.fileName)) parts.set(entry.fileName.toLowerCase(), textOf(content));
  }
  return parts;
}

async function contentOf(looked: LookedThrough, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await openEntry(looked, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The text for searching in names and ASCII values: bytes as characters, and UTF-16 without its zero bytes. */
function textOf(content: Buffer): string {
  const text = content.toString('latin1').replaceAll('\0', '');
  // Entities multiply and read files. Writers of documents declare none.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refusal('files.unreadable');
  return text;
}
