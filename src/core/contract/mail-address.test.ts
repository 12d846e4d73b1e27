import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { issueOf } from './issue-sentence.ts';
import { mailLink, readMailAddress } from './mail-address.ts';
import { emailSchema } from './schema.ts';

test.each([
  ['ann@example.org', 'ann@example.org'],
  ['Ann.Smith+jobs@Example.ORG', 'Ann.Smith+jobs@example.org'],
  ['  ann@example.org\n', 'ann@example.org'],
  ['\u200eann@example.org\u200f', 'ann@example.org'],
  ['\u3000ann＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['r&d@example.com', 'r&d@example.com'],
  ['a!#$%&*+/=?^_`{|}~-b@example.com', 'a!#$%&*+/=?^_`{|}~-b@example.com'],
  ['müller@example.de', 'müller@example.de'],
  ['mu\u0308ller@example.de', 'müller@example.de'],
  ['jørgen@example.no', 'jørgen@example.no'],
  ['mueller@müller.de', 'mueller@xn--mller-kva.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['اختبار@مثال.إختبار', 'اختبار@xn--mgbh0fb.xn--kgbechtv'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['name.@docomo.ne.jp', 'name.@docomo.ne.jp'],
  ['a..b..@ezweb.ne.jp', 'a..b..@ezweb.ne.jp'],
  ['7@example.museum', '7@example.museum'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%j is read as %j', (typed, address) => {
  expect(readMailAddress(typed)).toBe(address);
  expect(emailSchema.parse(typed)).toBe(address);
});

test.each([
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann smith@example.org',
  'ann@exam ple.org',
  '.ann@example.org',
  'ann@example..org',
  'ann@-example.org',
  'ann@example.org.',
  'ann@localhost:80',
  'ann@192.168.0.1',
  'ann@[::1]',
  'ann@evil.test/example.org',
  'ann@example.org, bob@example.org',
  'ann@bob@example.org',
  'Ann <ann@example.org>',
  '"a b"@example.org',
  `${'a'.repeat(65)}@example.org`,
])('%j is no address', (typed) => {
  expect(readMailAddress(typed)).toBeUndefined();
  expect(emailSchema.safeParse(typed).error?.issues.map(issueOf)).toEqual([expect.objectContaining({ code: 'not-email' })]);
});

test('an address has at most 254 characters, in the form in which it is stored', () => {
  const domain = `${'a.'.repeat(120)}org`;
  expect([readMailAddress(`${'a'.repeat(10)}@${domain}`), readMailAddress(`${'a'.repeat(11)}@${domain}`)]).toEqual([
    `${'a'.repeat(10)}@${domain}`,
    undefined,
  ]);
  expect(emailSchema.safeParse('').error?.issues.map(issueOf)).toEqual([expect.objectContaining({ code: 'needed' })]);
});

const part = fc.string({
  unit: fc.constantFrom('a', 'Z', '9', 'ü', 'u\u0308', 'я', '.', '-', '&', '＠', '。', ' ', '\u200f', '@', '/', ':', '٣', '😀'),
});

test('an address that was read is read as itself again, and has one @ and nothing that ends a header or is not seen', () => {
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const address = readMailAddress(`${local}@${domain}.org`);
      if (address === undefined) return;
      expect(readMailAddress(address)).toBe(address);
      expect(address).toMatch(/^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]{1,64}@[a-z0-9.-]+$/u);
      expect(emailSchema.parse(address)).toBe(address);
    }),
    { numRuns: runs(500) },
  );
});

test('a link of an address encodes what means something in a link', () => {
  expect(mailLink('r&d?x=#%@example.com')).toBe('mailto:r%26d%3Fx%3D%23%25@example.com');
});
