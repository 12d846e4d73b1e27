import type { Node as EditorNode } from '@tiptap/pm/model';
import type { RichTextElement, RichTextSubset } from '#core/contract/rich-text.ts';
import type { RichBlock } from '#core/contract/rich-text-blocks.ts';
import { RichTextBuilder } from '#core/contract/rich-text-builder.ts';
import { settledStart } from '#core/contract/rich-text-start.ts';

const ELEMENTS: Readonly<Record<string, RichTextElement>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  hardBreak: 'br',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  link: 'a',
};

/** The blocks of the document in the editor, in their normal form: without empty paragraphs, for example. */
export function documentBlocks(document: EditorNode, subset: RichTextSubset): readonly RichBlock[] {
  const builder = new RichTextBuilder(subset);
  addContent(document, builder);
  return builder.finish();
}

// The schema of the editor limits the depth.
function addContent(parent: EditorNode, builder: RichTextBuilder): void {
  parent.forEach((node) => {
    const elements = [...node.marks.map(({ type }) => ELEMENTS[type.name]), elementOf(node)].filter((element) => element !== undefined);
    for (const element of elements) builder.open(element, { href: element === 'a' ? hrefOf(node) : undefined, start: startOf(node) });
    if (node.isText) builder.text(node.text ?? '');
    else addContent(node, builder);
    for (const _ of elements) builder.close();
  });
}

function elementOf({ type, attrs }: EditorNode): RichTextElement | undefined {
  if (type.name === 'heading') return attrs.level === 3 ? 'h3' : 'h4';
  return ELEMENTS[type.name];
}

function startOf({ attrs }: EditorNode): number | undefined {
  const start: unknown = attrs.start;
  return typeof start === 'number' ? settledStart(start) : undefined;
}

/** The editor creates links with valid addresses only. */
function hrefOf(node: EditorNode): string | undefined {
  const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs.href;
  return typeof href === 'string' ? href : undefined;
}
