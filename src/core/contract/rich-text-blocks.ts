/** A mark of text, outermost first in the HTML. */
export type RichMark = 'strong' | 'em' | 'u';

/** The marks, outermost first. */
export const RICH_MARKS: readonly RichMark[] = Object.freeze(['strong', 'em', 'u'] as const);

/** The look of a piece of text. */
export interface RichStyle {
  /** Ordered as {@link RICH_MARKS}. */
  readonly marks: readonly RichMark[];
  /** The address, if the text is a link. */
  readonly href?: string | undefined;
}

/** Text with one look. A line feed in it is a line break. */
export interface RichRun extends RichStyle {
  readonly text: string;
}

export interface RichParagraph {
  readonly kind: 'paragraph';
  readonly runs: readonly RichRun[];
}

export interface RichHeading {
  readonly kind: 'heading';
  readonly level: 3 | 4;
  readonly runs: readonly RichRun[];
}

export interface RichList {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The number of the first item of a numbered list, 2 to 9999; absent for 1. */
  readonly start?: number | undefined;
  /** Each item begins with a paragraph. Paragraphs and lists follow. */
  readonly items: readonly (readonly RichBlock[])[];
}

/** A quotation. It contains paragraphs and lists, and stands only at the top level. */
export interface RichQuote {
  readonly kind: 'quote';
  readonly blocks: readonly RichBlock[];
}

/**
 * A part of a rich text in its normal form. Paragraphs have visible text, headings stand only at the top level, neighbouring bullet lists
 * are one list, and the depth is limited.
 */
export type RichBlock = RichParagraph | RichHeading | RichList | RichQuote;

/** Whether two pieces of text look the same. */
export function sameStyle(one: RichStyle, other: RichStyle): boolean {
  return one.href === other.href && one.marks.join() === other.marks.join();
}
