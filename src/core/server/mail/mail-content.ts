/** A part of a mail. Its texts are plain; the frame escapes them. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The words of a person. Line breaks stay, and the direction follows the words. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'list'; readonly entries: readonly MailEntry[] }
  /** The one action of the mail. A mail has at most one. */
  | { readonly kind: 'button'; readonly text: string; readonly href: string };

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A line of text, with an absolute address of the web if it is a link. */
export interface MailEntry {
  readonly text: string;
  readonly href?: string;
}

/** What a mail says, in one language. HTML and plain text are made from the same parts. */
export interface MailContent {
  /** BCP 47. It sets the language and the writing direction of the mail. */
  readonly language: string;
  readonly subject: string;
  /** The words that a list of mails shows beside the subject. */
  readonly preview?: string;
  readonly parts: readonly MailPart[];
  /** Why the mail was sent, and the ways to end such mails. */
  readonly footer: readonly MailEntry[];
}
