import type { RichTextElement, RichTextSubset } from '#core/contract/rich-text.ts';
import type { RichBlock } from '#core/contract/rich-text-blocks.ts';
import { RichTextBuilder } from '#core/contract/rich-text-builder.ts';
import { richTextMeaning } from '#core/contract/rich-text-elements.ts';
import { richTextAddress } from '#core/contract/rich-text-link.ts';
import { richTextStart } from '#core/contract/rich-text-start.ts';

/** Parses HTML into a document that runs no scripts, loads nothing and is not shown. */
export function parsedHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/**
 * The blocks of a rich text in the content of an element. Elements and attributes that rich text does not have are left out. It does not
 * recurse, because the nodes may be nested to any depth.
 */
export function readNodes(root: Element, subset: RichTextSubset): readonly RichBlock[] {
  const builder = new RichTextBuilder(subset);
  let node: Node | null = root.firstChild;
  while (node !== null) {
    const meaning = meaningOf(node);
    if (meaning === undefined && node instanceof Text) builder.text(node.data);
    if (meaning !== undefined && meaning !== 'dropped') builder.open(meaning, attributesOf(node));
    if (meaning !== 'dropped' && node.firstChild !== null) node = node.firstChild;
    else node = nextAfter(node, root, builder);
  }
  return builder.finish();
}

/** The next node after this one and its descendants. Ends each element that it leaves. */
function nextAfter(left: Node, root: Element, builder: RichTextBuilder): Node | null {
  for (let node: Node | null = left; node !== null && node !== root; node = node.parentNode) {
    const meaning = meaningOf(node);
    if (meaning !== undefined && meaning !== 'dropped') builder.close();
    if (node.nextSibling !== null) return node.nextSibling;
  }
  return null;
}

function meaningOf(node: Node): RichTextElement | 'dropped' | undefined {
  return node.nodeType === Node.ELEMENT_NODE ? richTextMeaning(node.nodeName.toLowerCase()) : undefined;
}

function attributesOf(node: Node) {
  if (!(node instanceof Element)) return {};
  return { href: richTextAddress(node.getAttribute('href') ?? ''), start: richTextStart(node.getAttribute('start') ?? '') };
}
