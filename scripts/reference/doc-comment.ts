import ts from 'typescript';

/** The first sentence of the doc comment of a declaration, as Markdown, after its deprecation. Empty without a comment. */
export function docOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  if (comment === undefined) return '';
  const deprecated = (comment.tags ?? []).filter(ts.isJSDocDeprecatedTag).map((tag) => `Deprecated ${plain(tag.comment)}.`);
  return [...deprecated, firstSentence(plain(comment.comment))].filter((part) => part !== '').join(' ');
}

// A period within code ends no sentence.
function firstSentence(text: string): string {
  return /^(?:`[^`]*`|[^`])*?\.(?=\s[A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function plain(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = ts.getTextOfJSDocComment(comment) ?? '';
  return text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}
