import { issueOf } from './issue-sentence.ts';
import { webAddressSchema } from './web-address-schema.ts';

const schema = webAddressSchema({ error: 'Give the whole address.' });
const codesOf = (typed: unknown): string[] => schema.safeParse(typed).error?.issues.map((issue) => issueOf(issue).code) ?? [];

test.each([
  'https://example.org/',
  'https://example.org:8443/a?b=c#d@e',
  'HTTPS://EXAMPLE.ORG/@ann',
  'https://m\u00fcller.example/',
  'https://xn--e1afmkfd.xn--p1ai/',
  'https://\u067e\u0627\u0631\u0633.example/\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
])('%s is a web address', (typed) => {
  expect(schema.parse(` ${typed} `)).toBe(typed);
});

test.each([
  '',
  'http://example.org',
  'https:example.org',
  'https://',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'javascript:alert(1)',
  'https://example.org\\@evil.test',
  'https://example.org/a b',
  `https://${'a.'.repeat(200)}example`,
  `https://a${'\u0301'.repeat(31)}.example/`,
])('%s is not a public web address', (typed) => {
  expect(codesOf(typed)).toEqual(['invalid']);
});

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/me?a=b#c ', 'https://www.example.org/me?a=b#c'],
  ['example.org:8443/me', 'https://example.org:8443/me'],
  ['m\u00fcller.example', 'https://m\u00fcller.example'],
])('%s gets the scheme https', (typed, address) => {
  expect(schema.parse(typed)).toBe(address);
});

test.each([
  'localhost',
  'localhost:8080',
  'mailto:ann@example.org',
  'ann@example.org',
  '//example.org',
  '/example.org',
  '10.0.0.1',
  'a.b.',
  'ftp.',
])('%s gets no scheme', (typed) => {
  expect(codesOf(typed)).toEqual(['invalid']);
});

test('an address that is too long with its scheme is rejected', () => {
  expect(codesOf(`example.org/${'a'.repeat(2036)}`)).toEqual(['too-long']);
});

test.each(['https://x@evil.test', 'https://bank.example:pw@evil.test/', 'https://@evil.test'])(
  '%s has a user name and is rejected',
  (typed) => {
    expect(codesOf(typed)).toEqual(['address-with-user']);
  },
);

test.each([
  'https://example.org/\u202egro.knab',
  'https://example.org/\u2066',
  'https://example.org/\u200f',
  'https://example.org/\u0000',
  'https://example.org/\ud800',
])('%j has invisible characters and is rejected', (typed) => {
  expect(codesOf(typed)).toContain('unseen-characters');
});

test('an address or a host that is too long is rejected before it is parsed', () => {
  const Original = URL;
  const parse = jest.spyOn(globalThis, 'URL').mockImplementation((address) => new Original(address));
  expect(codesOf(`https://${'\u0301\u0316'.repeat(500_000)}.example/`)).toEqual(['too-long']);
  expect(codesOf(`https://${'a.'.repeat(1000)}example/`)).toEqual(['invalid']);
  expect(parse).not.toHaveBeenCalled();
  expect(codesOf('https://example.org/')).toEqual([]);
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});

test('an optional address may be empty', () => {
  const optional = webAddressSchema({ error: 'Give the whole address.', isOptional: true });
  expect(optional.parse('  ')).toBe('');
  expect(optional.safeParse('x').success).toBe(false);
});
