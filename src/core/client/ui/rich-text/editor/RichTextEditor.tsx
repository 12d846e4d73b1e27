import type { Editor } from '@tiptap/core';
import { type JSX, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import type { EditorProps } from '../editor-props.ts';
import { documentBlocks } from './document-blocks.ts';
import { LinkForm } from './LinkForm.tsx';
import { makeEditor } from './make-editor.ts';
import { Toolbar } from './Toolbar.tsx';
import '../rich-text.css';
import './editor.css';

/** The editor with its toolbar. This module and what it imports are one chunk, which loads when a page shows a field. */
export function RichTextEditor({ subset, value, control, labelId, placeholder, onChange, ref }: EditorProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const editor = useEditor(place, tools, { subset, value, onChange });
  useImperativeHandle(ref, () => ({ focus: () => editor?.view.focus() }), [editor]);
  useTextAttributes(editor, {
    class: 'input richfield__text richtext',
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-invalid': String(control['aria-invalid']),
    ...(control['aria-describedby'] === undefined ? {} : { 'aria-describedby': control['aria-describedby'] }),
    ...(placeholder === undefined ? {} : { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
  });
  return (
    <>
      {editor !== undefined && (
        <Toolbar
          editor={editor}
          subset={subset}
          controls={control.id}
          place={tools}
          isLinkOpen={isLinkOpen}
          onLink={() => setLinkOpen(!isLinkOpen)}
        />
      )}
      {editor !== undefined && isLinkOpen && <LinkForm editor={editor} onClose={() => setLinkOpen(false)} />}
      <div ref={place} className={value === '' ? 'richfield__place--empty' : undefined} />
    </>
  );
}

type Content = Pick<EditorProps, 'subset' | 'value' | 'onChange'>;

function useEditor(
  place: RefObject<HTMLElement | null>,
  tools: RefObject<HTMLElement | null>,
  { subset, value, onChange }: Content,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  // What the field and the editor agree on. The editor's own document may differ from it, for example by an empty paragraph.
  const known = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = makeEditor({
      element: place.current,
      subset,
      value: known.current,
      onToolbarKey: () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    });
    made.on('update', () => {
      const html = writeRichText(documentBlocks(made.state.doc, subset));
      if (html === known.current) return;
      known.current = html;
      changed.current(html);
    });
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.destroy();
    };
  }, [place, tools, subset]);

  useEffect(() => {
    if (editor === undefined || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

function useTextAttributes(editor: Editor | undefined, attributes: Readonly<Record<string, string>>): void {
  const written = JSON.stringify(attributes);
  useEffect(() => {
    if (editor === undefined) return;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(written) } });
  }, [editor, written]);
}
