import { sizeText } from './size-text.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [5 * 1024 * 1024 - 1, '4.9 MB'],
  [500 * 1024 * 1024, '500 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5,000 GB'],
])('%d bytes are %s, rounded down', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
