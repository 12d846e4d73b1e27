import type { MailContent, MailEntry, MailPart } from './mail-content.ts';
import { mailLine, mailLines } from './mail-text.ts';
import { linkTarget } from './web-address.ts';

/** The mail as plain text, from the same parts as its HTML. */
export function plainTextOf({ parts, footer }: MailContent): string {
  const notes = footer.flatMap(linesOf).join('\n');
  return `${[...parts.map(blockOf), ...(notes === '' ? [] : [`-- \n${notes}`])].join('\n\n')}\n`;
}

function blockOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return mailLine(part.text);
    case 'quote':
      return mailLines(part.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return part.facts.map(({ label, value }) => `${mailLine(label)}\n  ${mailLine(value)}`).join('\n');
    case 'list':
      return part.entries.map((entry) => `- ${linesOf(entry).join('\n  ')}`).join('\n');
    case 'button':
      return linesOf(part).join('\n');
  }
}

function linesOf({ text, href }: MailEntry): string[] {
  return href === undefined ? [mailLine(text)] : [mailLine(text), linkTarget(href)];
}
