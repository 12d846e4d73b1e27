import { RICH_TEXT_FULL, type RichTextElement } from './rich-text.ts';

/** HTML elements that mean the same as an element of rich text. Other block elements begin a new paragraph. */
export const RICH_TEXT_ALIASES: Readonly<Record<string, RichTextElement>> = Object.freeze({
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  menu: 'ul',
  dir: 'ul',
  ...paragraphs(
    'address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr legend',
    'main nav pre search section summary table tbody td tfoot th thead tr',
  ),
});

/** HTML elements whose content is not text of the document. They are removed with their content. */
export const RICH_TEXT_DROPPED: readonly string[] = Object.freeze([
  'applet',
  'audio',
  'canvas',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'picture',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xml',
  'xmp',
]);

const MEANINGS: ReadonlyMap<string, RichTextElement | 'dropped'> = new Map([
  ...Object.entries(RICH_TEXT_ALIASES),
  ...RICH_TEXT_FULL.map((name) => [name, name] as const),
  ...RICH_TEXT_DROPPED.map((name) => [name, 'dropped'] as const),
]);

/**
 * The meaning of an HTML element in rich text: an element of rich text, `dropped` if it is removed with its content, or `undefined` if
 * only its content counts.
 *
 * @param name in lower case
 */
export function richTextMeaning(name: string): RichTextElement | 'dropped' | undefined {
  return MEANINGS.get(name);
}

function paragraphs(...names: readonly string[]): Record<string, 'p'> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, 'p' as const]));
}
