import { weekStartOf } from '#core/contract/week-start.ts';
import { formatter } from './format.ts';

const english = formatter('en');
// Non-breaking spaces look like spaces but are other characters.
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it.each([
    ['EUR', 235_000, '€2,350'],
    ['EUR', 1_250, '€12.50'],
    ['JPY', 4_000_000, '¥4,000,000'],
    ['KWD', 1_500, 'KWD 1.500'],
  ])('format %s from its minor units', (currency, amount, words) => {
    expect(plain(english.money(amount, currency))).toBe(words);
  });

  it('format numbers and money by the rules of the language', () => {
    expect(plain(formatter('de').number(1_234_567.5))).toBe('1.234.567,5');
    expect(plain(formatter('de').money(235_000, 'EUR'))).toBe('2.350 €');
  });

  it('do not split a currency symbol in right-to-left text', () => {
    expect(formatter('ar').money(4_240_500, 'USD')).toContain('USD');
    expect(formatter('he').money(4_240_500, 'USD')).toContain('$');
    expect(formatter('ar').money(4_240_500, 'EUR')).toContain('€');
  });

  it('format shares, lists and series', () => {
    expect([english.percent(0.25), plain(formatter('de').percent(0.125))]).toEqual(['25%', '13 %']);
    expect(english.addedPercent(0.15)).toBe('+15%');
    expect(formatter('fa').addedPercent(0.15)).toBe('\u200e+۱۵٪');
    expect(english.list(['red', 'green', 'blue'])).toBe('red, green, and blue');
    expect(formatter('ar').series(['أحمر', 'أزرق'])).toBe('أحمر وأزرق');
  });

  it('name months by the rules of the region', () => {
    expect([english.month(5), formatter('ar-EG').month(5), formatter('ar-LB').month(5), formatter('fa').month(5)]).toEqual([
      'May',
      'مايو',
      'أيار',
      'مه',
    ]);
  });

  it('use the digits of the region', () => {
    expect([formatter('ar-EG').number(12), formatter('ar-MA').number(12), formatter('fa').number(12)]).toEqual(['١٢', '12', '۱۲']);
  });

  it('format days', () => {
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
  ])('format the distance of %s from now', (instant, words) => {
    expect(english.relative(instant, new Date('2026-03-01T12:00:00.000Z'))).toBe(words);
  });
});

it.each([
  ['en', 7],
  ['en-GB', 1],
  ['de', 1],
  ['ar', 6],
  ['ar-MA', 1],
  ['ar-SA', 7],
  ['fa', 6],
  ['he', 7],
  ['dv-MV', 5],
])('The week begins in %s with day %d', (locale, day) => {
  expect(weekStartOf(locale)).toBe(day);
});

it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('The week begins in the regions %s… on the day that the runtime knows', (first) => {
  const regions = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second).filter(isRegion);
  expect(regions.map((region) => [region, weekStartOf(`en-${region}`)])).toEqual(
    regions.map((region) => [region, weekInfoOf(region).firstDay]),
  );
});

function isRegion(code: string): boolean {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined && !RETIRED.has(code);
}

// Codes that were replaced by others, and the code of an unknown region. No user is in these regions.
const RETIRED: ReadonlySet<string> = new Set(['BU', 'RH', 'YD', 'ZZ']);

// This function is newer than the compiler's type library.
function weekInfoOf(region: string): { readonly firstDay: number } {
  const locale: Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } } = new Intl.Locale(`und-${region}`);
  return locale.getWeekInfo?.() ?? { firstDay: 0 };
}
