import { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, Fragment, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { cleanPaste } from '../paste/clean-paste.ts';
import { parsedHtml } from '../read-nodes.ts';
import { editorExtensions } from './editor-extensions.ts';

interface EditorInput {
  readonly element: HTMLElement;
  readonly subset: RichTextSubset;
  /** HTML in its normal form. */
  readonly value: string;
  /** Called for the key that leads to the toolbar in most editors, Alt+F10. */
  readonly onToolbarKey: () => void;
}

/** Makes an editor for rich text in an empty element. The caller destroys it. */
export function makeEditor({ element, subset, value, onToolbarKey }: EditorInput): Editor {
  return new Editor({
    element,
    content: value,
    extensions: editorExtensions(subset),
    // The content security policy refuses inserted style sheets. The rules are in editor.css.
    injectCSS: false,
    // Typing `- ` or `1. ` begins a list. No other signs are replaced.
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: false,
    editorProps: {
      transformPastedHTML: (html) => cleanPaste(html, subset),
      clipboardTextParser: (text, context, isPlain, { state }) => pastedText(text, context, state.schema, subset, isPlain),
      // Without this, the browser opens a dropped file in place of the page.
      handleDrop: (_view, { dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0,
      handleKeyDown: (_view, { key, altKey, ctrlKey, metaKey, shiftKey }) => {
        if (key !== 'F10' || !altKey || ctrlKey || metaKey || shiftKey) return false;
        onToolbarKey();
        return true;
      },
    },
  });
}

/**
 * Pasted plain text. One line continues the text around it. Several lines become paragraphs and lists.
 *
 * @param isPlain the user asked for plain text, so each line becomes a paragraph
 */
function pastedText(text: string, context: ResolvedPos, schema: Schema, subset: RichTextSubset, isPlain: boolean): Slice {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return Slice.empty;
  if (lines.length === 1) return new Slice(Fragment.from(schema.text(text.replace(/[\r\n]/g, ''), context.marks())), 0, 0);
  if (isPlain) return Slice.maxOpen(Fragment.from(lines.map((line) => schema.node('paragraph', null, schema.text(line)))));
  return DocumentParser.fromSchema(schema).parseSlice(parsedHtml(richTextOfPlain(text, subset)), { context });
}
