import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

const QUOTE = 'blockquote';

/** Whether everything that is selected stands in quotations. */
export function isInQuote(editor: Editor): boolean {
  return editor.isActive(QUOTE);
}

/** Whether {@link toggleQuote} would change the text. Quotations contain no headings. */
export function canToggleQuote(editor: Editor): boolean {
  return isInQuote(editor) || editor.can().toggleBlockquote();
}

/** Quotes the selected blocks, or takes them out of their quotations. */
export function toggleQuote(editor: Editor): void {
  if (isInQuote(editor)) editor.commands.command(({ tr }) => leaveQuotes(tr));
  else editor.commands.toggleBlockquote();
}

// Tiptap's own command takes the innermost block out, which may be an item of a list, and does nothing if everything is selected.
function leaveQuotes(transaction: Transaction): true {
  const { from, to } = transaction.selection;
  const quotes: { readonly start: number; readonly end: number }[] = [];
  transaction.doc.nodesBetween(from, to, (node, position) => {
    if (node.type.name === QUOTE) quotes.push({ start: position + 1, end: position + node.nodeSize - 1 });
    // Quotations stand only at the top level.
    return false;
  });
  // From the last to the first, so that the positions stay valid.
  for (const { start, end } of quotes.reverse()) {
    const last = transaction.doc.resolve(Math.min(to, end));
    const range = transaction.doc.resolve(Math.max(from, start)).blockRange(last, ({ type }) => type.name === QUOTE);
    if (range !== null) transaction.lift(range, 0);
  }
  return true;
}
