import fc from 'fast-check';
import { cleanFileName } from '#core/contract/file-name.ts';
import { contentDisposition } from './send-file-answer.ts';

test.each([
  ['report.csv', 'attachment; filename="report.csv"'],
  ['my report.csv', 'attachment; filename="my report.csv"'],
  ['Prüfung.csv', `attachment; filename="Pr_fung.csv"; filename*=UTF-8''Pr%C3%BCfung.csv`],
  ["100 % (it's).csv", `attachment; filename="100 _ (it's).csv"; filename*=UTF-8''100%20%25%20%28it%27s%29.csv`],
  ['"; filename=evil.exe', `attachment; filename="_; filename=evil.exe"`],
  ['a\r\nset-cookie: b', 'attachment; filename="a set-cookie_ b"'],
  ['../', 'attachment; filename="file"'],
])('the name %j is sent as %s', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});

test('for any name, the header follows RFC 6266 and carries the cleaned name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (name) => {
      const header = contentDisposition('inline', name);
      // Quoted text without quotes, backslashes and characters outside ASCII, optionally followed by the encoded form of RFC 8187.
      const match =
        /^inline; filename="([\x20-\x21\x23-\x5b\x5d-\x7e]+)"(?:; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+^_`{}|~.-]|%[0-9A-F]{2})+))?$/.exec(
          header,
        );
      expect(match).not.toBeNull();
      const [, plain = '', encoded = plain] = match ?? [];
      expect(match?.[2] === undefined ? plain : decodeURIComponent(encoded)).toBe(cleanFileName(name) ?? 'file');
    }),
  );
});
