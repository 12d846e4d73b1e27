import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { readNodes } from '../read-nodes.ts';
import { keepLines } from './kept-lines.ts';
import { parsedPaste } from './parsed-paste.ts';
import { removeParts } from './removed-parts.ts';
import { markStyledText } from './styled-text.ts';
import { listsOfTables } from './table-lists.ts';
import { listsOfBullets } from './typed-bullets.ts';
import { joinWordLists } from './word-lists.ts';

/**
 * Rich text from HTML that another program put on the clipboard: word processors, web pages, mails. Formatting that rich text has is kept,
 * also if it is written as styles. The rest is removed, but its text stays.
 */
export function cleanPaste(html: string, subset: RichTextSubset): string {
  const { body, sheets } = parsedPaste(html);
  joinWordLists(body);
  removeParts(body);
  markStyledText(body, sheets);
  keepLines(body);
  listsOfTables(body, subset);
  return writeRichText(listsOfBullets(readNodes(body, subset), subset));
}
