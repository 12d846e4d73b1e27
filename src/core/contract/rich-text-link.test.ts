import fc from 'fast-check';
import { RICH_TEXT_LIMITS } from './rich-text.ts';
import { richTextAddress, typedRichTextAddress } from './rich-text-link.ts';

describe('the address of a link in rich text', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    [' HTTP://Example.org:8080/a?b=1&c=(2)#d ', 'http://Example.org:8080/a?b=1&c=(2)#d'],
    ['https://bücher.example/größe', 'https://bücher.example/größe'],
    ['mailto:jobs@example.org?subject=Hello', 'mailto:jobs@example.org?subject=Hello'],
  ])('is kept: %s', (href, kept) => {
    expect(richTextAddress(href)).toBe(kept);
  });

  test.each([
    '',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'tel:+491234',
    '//example.org',
    '/relative',
    'https:example.org',
    'https:\\\\example.org',
    'https://user@example.org',
    'https://user:word@example.org',
    'https://exam ple.org',
    'https://example.org/"onclick=',
    'https://example.org/\u202Egpj',
    'mailto:',
    'mailto:a,b@example.org',
    `https://example.org/${'a'.repeat(RICH_TEXT_LIMITS.address)}`,
  ])('is removed: %s', (href) => {
    expect(richTextAddress(href)).toBeUndefined();
  });

  test('that was accepted once is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (href) => {
        const address = richTextAddress(href);
        if (address !== undefined) expect(richTextAddress(address)).toBe(address);
      }),
    );
  });
});

describe('a typed address', () => {
  test.each([
    ['example.org', 'https://example.org'],
    ['example.org:8080/path', 'https://example.org:8080/path'],
    ['//example.org', 'https://example.org'],
    ['jobs@example.org', 'mailto:jobs@example.org'],
    ['http://example.org', 'http://example.org'],
    ['javascript:alert(1)', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('%s leads to %s', (typed, address) => {
    expect(typedRichTextAddress(typed)).toBe(address);
  });
});
