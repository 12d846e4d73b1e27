/** What a paragraph depends on: who runs this site, and who signs people in. */
export type Condition = 'named' | 'unnamed' | 'reachable' | 'unreachable' | 'firebase' | 'embedded';

/**
 * A paragraph, or a list; `when` leaves it out elsewhere. In its words `[label](/path)` is a link, `{name}` and
 * `{email}` are the operator, and what stands between backticks is the same in every language.
 */
export interface Part {
  readonly p?: string;
  readonly list?: readonly string[];
  readonly when?: Condition;
}

/** A text that people agree to or rely on, as the build makes it for each language. */
export interface LegalDocument {
  readonly lead: string;
  /** Day of the last change, `2026-03-01`. */
  readonly changed: string;
  readonly labels: { readonly short: string; readonly contents: string; readonly changedOn: string; readonly print: string };
  /** What it comes to. */
  readonly short: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** One chapter; its `id` is the same in every language, since addresses name it. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}
