import { wrappingInputRule } from '@tiptap/core';
import { ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { RICH_TEXT_LIMITS } from '#core/contract/rich-text.ts';
import { richTextStart } from '#core/contract/rich-text-start.ts';

/** A numbered list. A pasted one may begin with another number than 1. */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({ start: { default: 1, parseHTML: (element) => richTextStart(element.getAttribute('start') ?? '') ?? 1 } }),
  renderHTML: ({ node }) => ['ol', node.attrs.start === 1 ? {} : { start: String(node.attrs.start) }, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })];
  },
  // Pasted plain text has its own reader.
  addProseMirrorPlugins: () => [],
});

/** An item of a list. Tab leaves the editor, so other keys change the level: Alt and Shift with an arrow key, as in word processors. */
export const Item = ListItem.extend({
  content: 'paragraph (paragraph | list)*',
  addKeyboardShortcuts() {
    const move = (isDeeper: boolean) => (): boolean => {
      const { state, commands } = this.editor;
      if (!isDeeper) return commands.liftListItem(this.name);
      return listDepth(state) < RICH_TEXT_LIMITS.listDepth && commands.sinkListItem(this.name);
    };
    const arrow = (isRight: boolean) => (): boolean => move(isRight !== isRightToLeft(this.editor.view))();
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Alt-Shift-ArrowRight': arrow(true),
      'Alt-Shift-ArrowLeft': arrow(false),
    };
  },
});

/** Backspace and Delete in lists. */
export const ListKeys = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...keys } = this.parent?.() ?? {};
    return keys;
  },
}).configure({ listTypes: [{ itemName: 'listItem', wrapperNames: ['bulletList', 'orderedList'] }] });

function listDepth({ selection: { $from } }: EditorState): number {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).filter(({ type }) => type.name.endsWith('List')).length;
}

function isRightToLeft(view: EditorView): boolean {
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && getComputedStyle(element).direction === 'rtl';
}
