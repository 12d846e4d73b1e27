import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props.ts';

/** Loads the editor's chunk. A failed load can be repeated. */
export async function loadEditor(): Promise<ComponentType<EditorProps>> {
  const { RichTextEditor } = await import(/* webpackChunkName: "rich-text-editor" */ './editor/RichTextEditor.tsx');
  return RichTextEditor;
}
