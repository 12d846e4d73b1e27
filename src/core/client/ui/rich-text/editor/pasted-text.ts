import { DOMParser as DocumentParser, Fragment, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { parsedHtml } from '../read-nodes.ts';

/**
 * Pasted plain text. One line continues the text around it. Several lines become paragraphs and lists.
 *
 * @param isPlain the user asked for plain text, so each line becomes a paragraph
 */
export function pastedText(text: string, context: ResolvedPos, schema: Schema, subset: RichTextSubset, isPlain: boolean): Slice {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return Slice.empty;
  if (lines.length === 1) return new Slice(Fragment.from(schema.text(text.replace(/[\r\n]/g, ''), context.marks())), 0, 0);
  if (isPlain) return Slice.maxOpen(Fragment.from(lines.map((line) => schema.node('paragraph', null, schema.text(line)))));
  return DocumentParser.fromSchema(schema).parseSlice(parsedHtml(richTextOfPlain(text, subset)), { context });
}
