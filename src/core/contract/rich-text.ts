/** An element of rich text. `a` has an address, `ol` may begin with another number than 1, and there is no other attribute that a user can set. */
export type RichTextElement = 'p' | 'br' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'u' | 'h3' | 'h4' | 'blockquote' | 'a';

/** The elements that a field accepts. Formatting outside of it is removed, and its text is kept. Every subset contains `p`. */
export type RichTextSubset = readonly RichTextElement[];

/** All elements, for long texts such as job descriptions. */
export const RICH_TEXT_FULL: RichTextSubset = Object.freeze([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  'h3',
  'h4',
  'blockquote',
  'a',
] as const);

/** Paragraphs, lists, bold and italic, for short texts such as parts of a profile. */
export const RICH_TEXT_PLAIN_MARKS: RichTextSubset = Object.freeze(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'] as const);

/** Limits of every rich text. The number of characters of the text is limited by each field. */
export const RICH_TEXT_LIMITS = Object.freeze({
  /** HTML, in bytes of UTF-8. */
  bytes: 60 * 1024,
  /** Start and end tags of the HTML, counted as `<`. 500 items of a list have 1,000. */
  tags: 6000,
  /** Elements inside elements that the server reads with a parser. Word processors write about ten. */
  depth: 60,
  /** The address of a link, in UTF-16 code units. */
  address: 2000,
  /** Lists inside lists. Items of deeper lists become paragraphs. */
  listDepth: 4,
});

/** The `rel` of every link: the target cannot reach the page, and search engines do not count the link as a recommendation. */
export const RICH_TEXT_REL = 'noopener nofollow ugc';
