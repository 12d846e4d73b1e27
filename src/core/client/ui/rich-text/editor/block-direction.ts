import { Extension } from '@tiptap/core';
import type { Node as EditorNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Gives each block at the top level the text direction of its first words. Blocks inside have no direction of their own, because browsers
 * would then not look into them, and the marks of a list would stand at the wrong side.
 */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      state: {
        init: (_, { doc }) => directions(doc),
        apply: (transaction, set) => (transaction.docChanged ? directions(transaction.doc) : set),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

function directions(document: EditorNode): DecorationSet {
  const blocks: Decoration[] = [];
  document.forEach((node, offset) => void blocks.push(Decoration.node(offset, offset + node.nodeSize, { dir: 'auto' })));
  return DecorationSet.create(document, blocks);
}
