import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directionOf } from '#core/contract/writing-direction.ts';
import { type Html, html } from '../text/html.ts';
import { type Fragment, fill, fragmentOf, pieceOf } from './frame/fragment.ts';
import type { MailContent, MailEntry, MailPart } from './mail-content.ts';
import { mailLine, mailLines } from './mail-text.ts';
import { linkTarget } from './web-address.ts';

const frame = fragmentOf(readFileSync(path.join(import.meta.dirname, 'frame/mail-frame.html'), 'utf8'));

/**
 * The mail as HTML. It loads nothing and has no code.
 *
 * @param sender the name above the mail
 * @throws TypeError for a link that is not an absolute address of the web, and for a second button
 */
export function htmlOf({ language, subject, preview, parts, footer }: MailContent, sender: string): string {
  if (parts.filter(({ kind }) => kind === 'button').length > 1) throw new TypeError('A mail has at most one button.');
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const pieces = pieceOf(frame, 'parts');
  return fill(frame, {
    language,
    direction,
    start,
    subject: mailLine(subject),
    preview: mailLine(preview ?? ''),
    sender: mailLine(sender),
    parts: parts.map((part) => partOf(part, pieceOf(pieces, part.kind), { direction, start })),
    note: footer.map((entry) => fill(pieceOf(frame, 'note'), { line: lineOf(entry) })),
  }).text;
}

interface Sides {
  readonly direction: string;
  readonly start: string;
}

function partOf(part: MailPart, piece: Fragment, sides: Sides): Html {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return fill(piece, { ...sides, text: mailLine(part.text) });
    case 'quote':
      return fill(piece, { ...sides, lines: mailLines(part.text).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`)) });
    case 'facts': {
      const fact = pieceOf(piece, 'fact');
      const facts = part.facts.map(({ label, value }) => fill(fact, { ...sides, label: mailLine(label), value: mailLine(value) }));
      return fill(piece, { ...sides, fact: facts });
    }
    case 'list': {
      const entry = pieceOf(piece, 'entry');
      return fill(piece, { ...sides, entry: part.entries.map((given) => fill(entry, { ...sides, line: lineOf(given) })) });
    }
    case 'button':
      return fill(piece, { ...sides, text: mailLine(part.text), href: linkTarget(part.href) });
  }
}

function lineOf({ text, href }: MailEntry): Html {
  const line = mailLine(text);
  return href === undefined ? html`${line}` : html`<a href="${linkTarget(href)}">${line}</a>`;
}
