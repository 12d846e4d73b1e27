import { Editor } from '@tiptap/core';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { cleanPaste } from '../paste/clean-paste.ts';
import { editorExtensions } from './editor-extensions.ts';
import { pastedText } from './pasted-text.ts';

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
