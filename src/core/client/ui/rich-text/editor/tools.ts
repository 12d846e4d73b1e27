import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { RichTextElement, RichTextSubset } from '#core/contract/rich-text.ts';
import { UndoIcon } from '../../icons/icons.tsx';
import { canToggleQuote, isInQuote, toggleQuote } from './quote-commands.ts';
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  SmallHeadingIcon,
  UnderlineIcon,
} from './tool-icons.tsx';

/** A button of the toolbar. Its id is the key of its name. */
export interface Tool {
  readonly id: string;
  readonly icon: ComponentType<{ className?: string }>;
  /** The tool exists in subsets with this element. */
  readonly element?: RichTextElement;
  /** The shortcut, with the names of ProseMirror. */
  readonly keys?: string;
  /** Whether the text at the cursor has the format. Absent for tools that are no switches. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

/** The tool that opens the form for the address. */
export const LINK_TOOL = 'link';

/** The tools for a subset, in their order. */
export function toolsFor(subset: RichTextSubset): readonly Tool[] {
  return TOOLS.filter(({ element }) => element === undefined || subset.includes(element));
}

const TOOLS: readonly Tool[] = [
  mark('bold', 'strong', BoldIcon, 'Mod-B'),
  mark('italic', 'em', ItalicIcon, 'Mod-I'),
  mark('underline', 'u', UnderlineIcon, 'Mod-U'),
  heading('heading', 3, HeadingIcon),
  heading('smallHeading', 4, SmallHeadingIcon),
  {
    id: 'bullets',
    icon: BulletsIcon,
    element: 'ul',
    keys: 'Mod-Shift-8',
    isOn: (editor) => editor.isActive('bulletList'),
    isPossible: (editor) => editor.can().toggleBulletList(),
    run: (editor) => void editor.commands.toggleBulletList(),
  },
  {
    id: 'numbers',
    icon: NumbersIcon,
    element: 'ol',
    keys: 'Mod-Shift-7',
    isOn: (editor) => editor.isActive('orderedList'),
    isPossible: (editor) => editor.can().toggleOrderedList(),
    run: (editor) => void editor.commands.toggleOrderedList(),
  },
  {
    id: 'quote',
    icon: QuoteIcon,
    element: 'blockquote',
    keys: 'Mod-Shift-B',
    isOn: isInQuote,
    isPossible: canToggleQuote,
    run: toggleQuote,
  },
  {
    id: LINK_TOOL,
    icon: LinkIcon,
    element: 'a',
    isOn: (editor) => editor.isActive('link'),
    isPossible: () => true,
    run: () => undefined,
  },
  {
    id: 'undo',
    icon: UndoIcon,
    keys: 'Mod-Z',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => void editor.commands.undo(),
  },
  {
    id: 'redo',
    icon: RedoIcon,
    keys: 'Mod-Shift-Z',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => void editor.commands.redo(),
  },
];

function mark(id: 'bold' | 'italic' | 'underline', element: RichTextElement, icon: Tool['icon'], keys: string): Tool {
  return {
    id,
    icon,
    element,
    keys,
    isOn: (editor) => editor.isActive(id),
    isPossible: (editor) => editor.can().toggleMark(id),
    run: (editor) => void editor.commands.toggleMark(id),
  };
}

function heading(id: string, level: 3 | 4, icon: Tool['icon']): Tool {
  return {
    id,
    icon,
    element: `h${level}`,
    keys: `Mod-Alt-${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    isPossible: (editor) => editor.can().toggleHeading({ level }),
    run: (editor) => void editor.commands.toggleHeading({ level }),
  };
}
