import fc from 'fast-check';
import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { runs } from '#core/testing/property-runs.ts';
import type { MailContent, MailPart } from './mail-content.ts';
import { messageOf } from './mail-message.ts';
import { headerLine, mailLines } from './mail-text.ts';
import type { OutgoingMail } from './mailer.ts';

const FROM = { name: 'Example Jobs', address: 'jobs@example.org' };
const HOST = 'jobs.example.org';

const TRICKS = [
  '\r\nBcc: eve@example.net\r\n\r\nHello',
  '\nSubject: Another',
  '\u0000',
  '\u202eevil\u202c',
  '\u2067',
  '\u2069',
  '\u2066left',
  '\ud800',
  '<script>alert(1)</script>',
  '</td></table>-->',
  '<!-- end parts -->',
  '{{subject}}',
  '"><img src="https://evil.test/x.png">',
  "' onclick='x",
  '&lt;b&gt;',
  '$&$1',
  '=?utf-8?q?=42cc:?=',
  'eve@example.net, <eve@example.net>',
  'x'.repeat(200),
  '😀'.repeat(201),
  'مرحبا بالعالم',
  'שלום',
  'e\u0301',
  '\u2028\u2029\u0085',
  '.\r\n.\r\n',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...TRICKS), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 6 })
  .map((pieces) => pieces.join(''));
const link = fc.webUrl({ withQueryParameters: true, withFragments: true });
const entry = fc.oneof(fc.record({ text: hostile }), fc.record({ text: hostile, href: link }));
const part: fc.Arbitrary<MailPart> = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const, 'quote' as const), text: hostile }),
  fc.record({ kind: fc.constant('facts' as const), facts: fc.array(fc.record({ label: hostile, value: hostile }), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('list' as const), entries: fc.array(entry, { maxLength: 3 }) }),
);
const content: fc.Arbitrary<MailContent> = fc
  .record({
    language: fc.constantFrom('en', 'ar', 'de-AT', 'fa', 'he'),
    subject: hostile,
    preview: hostile,
    parts: fc.array(part, { maxLength: 5 }),
    button: fc.option(fc.record({ kind: fc.constant('button' as const), text: hostile, href: link }), { nil: undefined }),
    footer: fc.array(entry, { maxLength: 3 }),
  })
  .map(({ button, parts, ...rest }) => ({ ...rest, parts: button === undefined ? parts : [...parts, button] }));
const mail = fc.record({
  id: fc.uuid({ version: 7 }),
  to: fc.constantFrom('ann@example.com', "o'neil+jobs@example.ie", 'müller@example.de'),
  toName: hostile,
  content,
  about: hostile,
  listId: hostile,
  unsubscribe: fc.record({ oneClick: link }),
});

const HEADERS = [
  'from',
  'to',
  'subject',
  'message-id',
  'references',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'x-auto-response-suppress',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
];

async function read(given: OutgoingMail): Promise<ParsedMail> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(given, { from: FROM, host: HOST }));
  if (!Buffer.isBuffer(message)) throw new Error('The message is not a buffer.');
  return simpleParser(message, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true });
}

test('values of any kind make one subject, one recipient, no header and no markup', async () => {
  await fc.assert(
    fc.asyncProperty(mail, async (given) => {
      const parsed = await read(given);
      const keys = parsed.headerLines.map(({ key }) => key);
      expect(keys.filter((key) => !HEADERS.includes(key))).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);

      expect(parsed.subject).toBe(headerLine(given.content.subject, 200) || FROM.name);
      expect([...(parsed.subject ?? '')].length).toBeLessThanOrEqual(200);
      expect(parsed.from?.value).toEqual([FROM]);
      expect(Array.isArray(parsed.to) ? parsed.to : parsed.to?.value).toEqual([{ address: given.to, name: headerLine(given.toName, 100) }]);
      expect(parsed.messageId).toBe(`<${given.id}@${HOST}>`);
      expect(parsed.references).toMatch(/^<[0-9a-f]{32}@jobs\.example\.org>$/);

      const html = String(parsed.html);
      expect(skeleton(html)).toEqual(skeleton(String((await read({ ...given, content: harmless(given.content) })).html)));
      for (const body of [html, parsed.text ?? '', parsed.subject ?? '']) {
        expect(body).not.toMatch(/[\u202a-\u202e]|(?!\n)\p{Cc}/u);
        expect(body.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: runs(150) },
  );
}, 120_000);

/** The tags of a page without the targets of its links. Values are escaped, so `>` ends a tag. */
function skeleton(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/(href|aria-label)="[^"]*"/g, '$1'));
}

/** The same content with harmless texts. */
function harmless({ parts, footer, ...rest }: MailContent): MailContent {
  const plain = (given: { readonly text: string; readonly href?: string }) => ({ ...given, text: 'x' });
  return {
    ...rest,
    subject: 'x',
    preview: 'x',
    footer: footer.map(plain),
    parts: parts.map((given): MailPart => {
      if (given.kind === 'facts') return { ...given, facts: given.facts.map(() => ({ label: 'x', value: 'x' })) };
      if (given.kind === 'list') return { ...given, entries: given.entries.map(plain) };
      if (given.kind === 'quote')
        return {
          ...given,
          text: mailLines(given.text)
            .map(() => 'x')
            .join('\n'),
        };
      return { ...given, text: 'x' };
    }),
  };
}
