/** Conditions of a paragraph: the operator's data and the identity provider of this site. */
export type Condition = 'named' | 'unnamed' | 'reachable' | 'unreachable' | 'firebase' | 'embedded';

/**
 * A paragraph or a list. `when` limits it to sites where the condition holds. In its text, `[label](/path)` is a link, `{name}` and
 * `{email}` are the operator's data, and text between backticks is the same in every language.
 */
export interface Part {
  readonly p?: string;
  readonly list?: readonly string[];
  readonly when?: Condition;
}

/** A legal text in one language, as the build emits it. */
export interface LegalDocument {
  readonly lead: string;
  /** Date of the last change, `2026-03-01`. */
  readonly changed: string;
  readonly labels: { readonly short: string; readonly contents: string; readonly changedOn: string; readonly print: string };
  /** The summary. */
  readonly short: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** One chapter. Addresses use its `id`, so it is the same in every language. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}
