import { draws } from '../../scripts/bench/api/generate-postings.ts';
import { NaturalText } from '../../scripts/bench/large/natural-text.ts';

const TEXTS = 2000;

test('words of generated descriptions are as frequent as those of a natural language, and the same in every run', () => {
  const made = new NaturalText(draws(1), ['nurse', 'teacher']);
  const texts = Array.from({ length: TEXTS }, () => made.text(640));
  const again = new NaturalText(draws(1), ['nurse', 'teacher']);
  expect(again.text(640)).toBe(texts[0]);

  const found = new Map<string, number>();
  for (const text of texts) for (const word of new Set(text.toLowerCase().match(/[a-z]+/g))) found.set(word, (found.get(word) ?? 0) + 1);
  const shareOf = (rank: number): number => (found.get(made.words[rank] ?? '') ?? 0) / TEXTS;
  expect(shareOf(0)).toBeGreaterThan(0.95);
  expect(shareOf(100)).toBeGreaterThan(0.06);
  expect(shareOf(100)).toBeLessThan(0.2);
  expect(shareOf(1000)).toBeGreaterThan(0.005);
  expect(shareOf(1000)).toBeLessThan(0.03);
  expect(made.words).toContain('nurse');
  expect(new Set(made.words).size).toBe(made.words.length);
  const length = texts.reduce((sum, text) => sum + text.length, 0) / TEXTS;
  expect(length).toBeGreaterThan(640);
  expect(length).toBeLessThan(760);
});
