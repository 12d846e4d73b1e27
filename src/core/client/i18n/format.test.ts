import { formatter } from './format.ts';

const english = formatter('en');
// Spaces that do not break look like spaces and are none.
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it.each([
    ['EUR', 235_000, '€2,350'],
    ['EUR', 1_250, '€12.50'],
    ['JPY', 4_000_000, '¥4,000,000'],
    ['KWD', 1_500, 'KWD 1.500'],
  ])('write %s from its minor units', (currency, amount, words) => {
    expect(plain(english.money(amount, currency))).toBe(words);
  });

  it('write numbers and money the way the language does', () => {
    expect(plain(formatter('de').number(1_234_567.5))).toBe('1.234.567,5');
    expect(plain(formatter('de').money(235_000, 'EUR'))).toBe('2.350 €');
  });

  it('write days', () => {
    expect(english.date('2026-03-01T12:00:00.000Z')).toBe('Mar 1, 2026');
    expect(english.dateTime('2026-03-01T12:00:00.000Z')).toMatch(/^Mar 1, 2026, /);
  });

  it.each([
    ['2026-03-01T11:59:30.000Z', '30 seconds ago'],
    ['2026-03-01T11:01:00.000Z', '59 minutes ago'],
    ['2026-03-01T09:00:00.000Z', '3 hours ago'],
    ['2026-02-28T12:00:00.000Z', 'yesterday'],
    ['2026-02-15T12:00:00.000Z', '2 weeks ago'],
    ['2025-12-01T12:00:00.000Z', '3 months ago'],
    ['2024-03-01T12:00:00.000Z', '2 years ago'],
    ['2026-03-03T12:00:00.000Z', 'in 2 days'],
  ])('tell how far %s is', (instant, words) => {
    expect(english.relative(instant, new Date('2026-03-01T12:00:00.000Z'))).toBe(words);
  });
});
