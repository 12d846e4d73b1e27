import { issueOf } from './issue-sentence.ts';
import { RICH_TEXT_LIMITS } from './rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';

const schema = richTextSchema({ min: 3, max: 10 });

const codesOf = (html: unknown): readonly string[] => (schema.safeParse(html).error?.issues ?? []).map((issue) => issueOf(issue).code);

describe('rich text that a user sends', () => {
  test('is measured by its plain text and accepted unchanged', () => {
    const html = `<p>${'<strong>\u{1F333}</strong>'.repeat(10)}</p>`;
    expect(schema.parse(html)).toBe(html);
  });

  test.each([
    ['<p> </p>', 'needed'],
    ['', 'needed'],
    [undefined, 'needed'],
    ['<p>ab</p>', 'too-short'],
    ['<p>abcdefghijk</p>', 'too-long'],
    [`<p>a${'\u0301'.repeat(31)}</p>`, 'too-many-marks'],
    [7, 'not-text'],
  ])('is rejected: %s', (html, code) => {
    expect(codesOf(html)).toEqual([code]);
  });

  test('is rejected for its size before anything else, in bytes', () => {
    const most = RICH_TEXT_LIMITS.bytes;
    expect(codesOf('<'.repeat(most + 1))).toEqual(['too-long-formatted']);
    expect(codesOf(`<p>${'\u{1F333}'.repeat(most / 4)}</p>`)).toEqual(['too-long-formatted']);
    expect(codesOf(`<p>abc${'<b>\u00a0</b> '.repeat(RICH_TEXT_LIMITS.tags / 2 - 1)}</p>`)).toEqual([]);
  });

  test('is rejected for the number of its tags before they are read', () => {
    expect(codesOf(`<p>abc${'<br>'.repeat(RICH_TEXT_LIMITS.tags - 2)}</p>`)).toEqual([]);
    expect(codesOf(`<p>abc${'<br>'.repeat(RICH_TEXT_LIMITS.tags - 1)}</p>`)).toEqual(['too-long-formatted']);
  });
});
