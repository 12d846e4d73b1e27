import type { Editor } from '@tiptap/core';

/** The address of the link at the selection, if there is one. */
export function hrefAt(editor: Editor): string | undefined {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : undefined;
}

/** Links the selected text, or changes the address of the whole link at the cursor. Without a selection, the address is the text. */
export function setLink(editor: Editor, href: string): void {
  if (editor.state.selection.empty && hrefAt(editor) === undefined) {
    const text = href.replace(/^mailto:/, '');
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
  } else {
    editor.chain().extendMarkRange('link').setMark('link', { href }).run();
  }
}

/** Removes the link at the selection, and keeps its text. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
}
