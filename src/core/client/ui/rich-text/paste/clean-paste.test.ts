import { RICH_TEXT_FULL, RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { BROWSER_DEPTH, injectionPayloads } from '#core/testing/injection-payloads.ts';
import { documentBlocks } from '../editor/document-blocks.ts';
import { makeEditor } from '../editor/make-editor.ts';
import { PASTED_DOCUMENTS } from '../testing/pasted-documents.ts';
import { cleanPaste } from './clean-paste.ts';

/** The value of an empty field into which this was pasted. */
function valueAfterPaste(html: string): string {
  const editor = makeEditor({ element: document.createElement('div'), subset: RICH_TEXT_FULL, value: '', onToolbarKey: () => undefined });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const value = writeRichText(documentBlocks(editor.state.doc, RICH_TEXT_FULL));
  editor.destroy();
  return value;
}

it('a document from another program is one of 54', () => {
  expect(PASTED_DOCUMENTS).toHaveLength(54);
});

it.each(PASTED_DOCUMENTS)('a document from another program keeps what rich text has: $name', ({ html, expected }) => {
  expect(valueAfterPaste(html)).toBe(expected);
});

it.each(PASTED_DOCUMENTS)('a document from another program keeps its text in a field with few elements: $name', ({ html, expected }) => {
  const few = cleanPaste(html, RICH_TEXT_PLAIN_MARKS);
  expect(few).not.toMatch(/<(?:h3|h4|u|a|blockquote)[ >]/);
  const words = (text: string): string => text.replace(/[•\d.\s]+/g, ' ').trim();
  expect(words(textOf(few))).toBe(words(textOf(expected)));
});

it.each(injectionPayloads(BROWSER_DEPTH))('an attack on the clipboard becomes text: $name', ({ html }) => {
  const value = valueAfterPaste(html);
  expect(value).toContain('kept');
  expect(forbiddenMarkup(value)).toEqual([]);
  expect((globalThis as { ran?: unknown }).ran).toBeUndefined();
});
