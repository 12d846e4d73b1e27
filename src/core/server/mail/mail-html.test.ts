import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MailContent } from './mail-content.ts';
import { htmlOf } from './mail-html.ts';
import { plainTextOf } from './mail-plain.ts';

const CONTENT: MailContent = {
  language: 'en',
  subject: 'Nord invites you',
  preview: 'Gardener in Bergen',
  parts: [
    { kind: 'heading', text: 'Nord invites you' },
    { kind: 'paragraph', text: 'The company thinks that you fit.' },
    { kind: 'quote', text: 'Hello Ann,\n\nwrite <soon> & well.' },
    { kind: 'facts', facts: [{ label: 'Posting', value: 'Gardener' }] },
    { kind: 'list', entries: [{ text: 'Four applied', href: 'https://example.org/a?b=1&c="2"' }, { text: 'One more' }] },
    { kind: 'button', text: 'Open the invitation', href: 'https://example.org/x' },
  ],
  footer: [{ text: 'You chose these mails.' }, { text: 'Stop these mails', href: 'https://example.org/unsubscribe#token' }],
};

const frame = readFileSync(path.join(import.meta.dirname, 'frame/mail-frame.mjml'), 'utf8');

test('HTML and plain text have the same parts', () => {
  const html = htmlOf(CONTENT, 'Example Jobs');
  expect(html).toContain('>Hello Ann,<br><br>write &#60;soon&#62; &#38; well.<');
  expect(html).toContain('<a href="https://example.org/a?b=1&#38;c=%222%22">Four applied</a>');
  expect(html).toContain('href="https://example.org/x"');
  expect(html).not.toMatch(/\{\{|<!-- (begin|end)/);
  expect(plainTextOf(CONTENT)).toBe(
    [
      'Nord invites you\n',
      'The company thinks that you fit.\n',
      '> Hello Ann,\n>\n> write <soon> & well.\n',
      'Posting\n  Gardener\n',
      '- Four applied\n  https://example.org/a?b=1&c=%222%22\n- One more\n',
      'Open the invitation\nhttps://example.org/x\n',
      '-- \nYou chose these mails.\nStop these mails\nhttps://example.org/unsubscribe#token\n',
    ].join('\n'),
  );
});

test.each([
  ['en', 'ltr', 'left'],
  ['de-AT', 'ltr', 'left'],
  ['ar', 'rtl', 'right'],
  ['fa-IR', 'rtl', 'right'],
])('a mail in %s is written %s and begins at the %s', (language, direction, start) => {
  const html = htmlOf({ ...CONTENT, language }, 'Example Jobs');
  expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
  const other = start === 'left' ? 'right' : 'left';
  expect(html).toContain(`text-align:${start}`);
  expect(html).not.toMatch(new RegExp(`text-align:${other}|align="${other}"|direction:${direction === 'ltr' ? 'rtl' : 'ltr'}`));
});

test.each(['javascript:alert(1)', '/jobs', 'mailto:a@example.org', 'data:text/html,x', ''])('a link to %j is refused', (href) => {
  const mail: MailContent = { ...CONTENT, parts: [{ kind: 'button', text: 'Open', href }] };
  expect(() => htmlOf(mail, 'Example Jobs')).toThrow(TypeError);
  expect(() => plainTextOf(mail)).toThrow(TypeError);
  expect(() => htmlOf({ ...CONTENT, footer: [{ text: 'End', href }] }, 'Example Jobs')).toThrow(TypeError);
});

test('a second button is refused', () => {
  const button = { kind: 'button', text: 'Open', href: 'https://example.org' } as const;
  expect(() => htmlOf({ ...CONTENT, parts: [button, button] }, 'Example Jobs')).toThrow('at most one button');
});

test('the frame loads nothing', () => {
  const html = htmlOf(CONTENT, 'Example Jobs');
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video|audio)\b|@import|@font-face|url\(|\bsrc=/i);
});

test('a long mail stays below the size at which mail programs cut it', () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({
    text: 'x'.repeat(200),
    href: `https://www.jobs.example/${'y'.repeat(200)}/${at}`,
  }));
  expect(Buffer.byteLength(htmlOf({ ...CONTENT, parts: [{ kind: 'list', entries }] }, 'Example Jobs'))).toBeLessThan(100_000);
});

test('the colours of the frame are those of the tokens, in light and in dark', () => {
  const tokens = readFileSync(path.resolve('src/core/client/theme/tokens.css'), 'utf8');
  const pairs = [...tokens.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, light = '', dark = '']) => [light, dark] as const);
  const [lightPart = '', darkPart = ''] = frame.replace('prefers-color-scheme: dark', '\n#dark\n').split(/#dark\n|<\/mj-style>/);
  const coloursIn = (text: string) => [...new Set(text.match(/#[0-9a-f]{6}\b/g))];
  const rest = frame.slice(frame.indexOf('</mj-style>'));
  expect(coloursIn(lightPart + rest).filter((colour) => !pairs.some(([light]) => light === colour))).toEqual([]);
  expect(coloursIn(darkPart).filter((colour) => !pairs.some(([, dark]) => dark === colour))).toEqual([]);
});
