import { hasOtherName, type LookedThrough, packedEntry } from '../../../../archives/look-through.ts';
import { type PackedEntry, packed, writeArchive } from '../../../../archives/write-archive.ts';
import type { DocumentParts } from './document-parts.ts';
import type { PartText } from './xml-text.ts';

/** The archive with the cleaned texts and without the parts that are left out; `undefined` if it has these texts and parts already. */
export async function writtenAnew(
  looked: LookedThrough,
  texts: ReadonlyMap<string, PartText>,
  cleaned: DocumentParts,
): Promise<Buffer | undefined> {
  const kept: PackedEntry[] = [];
  let isSame = true;
  for (const entry of looked.entries) {
    const name = entry.fileName.toLowerCase();
    const part = texts.get(name);
    const text = cleaned.texts.get(name) ?? part?.text;
    const isChanged = part !== undefined && text !== undefined && (part.isChanged || text !== part.text);
    const isLeftOut = cleaned.leftOut.has(name);
    if (isChanged || isLeftOut || hasOtherName(entry)) isSame = false;
    if (isLeftOut) continue;
    kept.push(isChanged ? packed(entry.fileName, part.bytesOf(text)) : await packedEntry(looked, entry));
  }
  return isSame ? undefined : writeArchive(kept);
}
