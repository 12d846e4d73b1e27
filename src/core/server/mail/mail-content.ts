/** A part of a mail's text, from top to bottom. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'list'; readonly entries: readonly { readonly text: string; readonly href?: string }[] }
  | { readonly kind: 'button'; readonly text: string; readonly href: string };

/** What a mail says. */
export interface MailContent {
  readonly language: string;
  readonly subject: string;
  readonly preview?: string;
  readonly parts: readonly MailPart[];
  readonly footer: readonly { readonly text: string; readonly href?: string }[];
}
