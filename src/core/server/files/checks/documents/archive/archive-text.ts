import { lookThrough } from '../../../../archives/look-through.ts';
import { answerWithText } from '../document-text.ts';
import { contentsOf } from './archive-contents.ts';
import { addDocxText, addOdtText } from './part-words.ts';
import type { PartText } from './xml-text.ts';

// The process that reads the text of an archive. Its argument is the kind of document.

/** Most entries of an archive. Its check has accepted it, so it has no more. */
const MAX_ENTRIES = 2000;

await answerWithText(async (bytes, collector) => {
  const { texts } = await contentsOf(await lookThrough(bytes, MAX_ENTRIES));
  const textsOf = (name: RegExp): readonly string[] => [...texts].filter(([part]) => name.test(part)).map(([, text]) => decodedText(text));
  if (process.argv[2] === 'odt') for (const text of textsOf(/^(?:content|styles)\.xml$/)) addOdtText(text, collector);
  // People write their names into heads and text boxes, which are parts of their own.
  else for (const text of textsOf(/^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/)) addDocxText(text, collector);
});

/** The characters of a part, whose bytes `xml-text.ts` reads as characters. */
function decodedText({ text, bytesOf }: PartText): string {
  const bytes = bytesOf(text);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}
