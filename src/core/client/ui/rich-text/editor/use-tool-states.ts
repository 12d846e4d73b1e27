import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Tool } from './tools.ts';

/** The state of a button. */
export interface ToolState {
  readonly isOn: boolean;
  readonly isPossible: boolean;
}

/** The states of the tools at the cursor, in their order. */
export function useToolStates(editor: Editor, tools: readonly Tool[]): readonly ToolState[] {
  const [states, setStates] = useState(() => statesOf(editor, tools));
  useEffect(() => {
    const follow = (): void => setStates((before) => unlessEqual(before, statesOf(editor, tools)));
    follow();
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor, tools]);
  return states;
}

function statesOf(editor: Editor, tools: readonly Tool[]): readonly ToolState[] {
  return tools.map(({ isOn, isPossible }) => ({ isOn: isOn?.(editor) ?? false, isPossible: isPossible(editor) }));
}

function unlessEqual(before: readonly ToolState[], after: readonly ToolState[]): readonly ToolState[] {
  const isEqual = after.every(({ isOn, isPossible }, at) => before[at]?.isOn === isOn && before[at]?.isPossible === isPossible);
  return isEqual ? before : after;
}
