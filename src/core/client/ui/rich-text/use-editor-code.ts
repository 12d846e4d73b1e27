import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { EditorProps } from './editor-props.ts';
import { loadEditor } from './load-editor.ts';

/** The state of the editor's code, and a function that loads it again after a failure. */
export type EditorCode =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly Editor: ComponentType<EditorProps> };

// The next field shows its editor at once.
let loaded: ComponentType<EditorProps> | undefined;

/** Loads the editor when a field is shown. */
export function useEditorCode(): EditorCode {
  const [code, setCode] = useState<EditorCode>(() => (loaded === undefined ? { kind: 'loading' } : { kind: 'ready', Editor: loaded }));
  const load = useCallback(() => {
    setCode({ kind: 'loading' });
    loadEditor().then(
      (Editor) => {
        loaded = Editor;
        setCode({ kind: 'ready', Editor });
      },
      (error: unknown) => {
        console.error('The editor for rich text did not load', error);
        setCode({ kind: 'failed', retry: load });
      },
    );
  }, []);
  useEffect(() => {
    if (loaded === undefined) load();
  }, [load]);
  return code;
}
