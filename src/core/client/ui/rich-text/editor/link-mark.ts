import { Mark } from '@tiptap/core';
import { RICH_TEXT_REL } from '#core/contract/rich-text.ts';
import { richTextAddress } from '#core/contract/rich-text-link.ts';

/** A link with a valid address. Tiptap's own extension finds links while the user types, for which it needs another 30 KB. */
export const LinkMark = Mark.create({
  name: 'link',
  // The outermost mark.
  priority: 1000,
  keepOnSplit: false,
  // Text typed after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = richTextAddress(element.getAttribute('href') ?? '');
        return href === undefined ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes.href, rel: RICH_TEXT_REL, class: 'link' }, 0],
});
