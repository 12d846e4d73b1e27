import ts from 'typescript';

/** The doc comment of a declaration as one line of Markdown, without its examples. A deprecation comes first. Empty without a comment. */
export function docOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  if (comment === undefined) return '';
  const deprecated = (comment.tags ?? []).filter(ts.isJSDocDeprecatedTag).map((tag) => `Deprecated ${plain(tag.comment)}.`);
  const throwing = (comment.tags ?? []).filter(ts.isJSDocThrowsTag).map((tag) => `Throws ${plain(tag.comment)}.`);
  return [...deprecated, plain(comment.comment), ...throwing].filter((part) => part !== '').join(' ');
}

/** The doc comment as in the source; empty without one. */
export function rawDocOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  return comment === undefined ? '' : comment.getText();
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s[A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function plain(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = ts.getTextOfJSDocComment(comment) ?? '';
  return text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}
