import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { RichTextElement, RichTextSubset } from '#core/contract/rich-text.ts';
import { BlockDirection } from './block-direction.ts';
import { LinkMark } from './link-mark.ts';
import { Item, ListKeys, NumberedList } from './list-nodes.ts';

/** The parts of the editor for a subset. Its documents have the normal form of rich text, except for empty paragraphs. */
export function editorExtensions(subset: RichTextSubset): Extensions {
  const has = (...elements: readonly RichTextElement[]): boolean => elements.every((element) => subset.includes(element));
  const levels = ([3, 4] as const).filter((level) => has(`h${level}`));
  const bullets = has('ul', 'li');
  const numbers = has('ol', 'li');
  const content = bullets || numbers ? '(paragraph | list)+' : 'paragraph+';
  return [
    Document,
    Paragraph,
    Text,
    UndoRedo,
    BlockDirection,
    ...(has('br') ? [HardBreak] : []),
    ...(has('strong') ? [Bold] : []),
    ...(has('em') ? [Italic] : []),
    ...(has('u') ? [Underline] : []),
    ...(has('a') ? [LinkMark] : []),
    ...(levels.length > 0 ? [Heading.configure({ levels })] : []),
    ...(bullets ? [BulletList] : []),
    ...(numbers ? [NumberedList] : []),
    ...(bullets || numbers ? [Item, ListKeys] : []),
    ...(has('blockquote') ? [Blockquote.extend({ content })] : []),
  ];
}
