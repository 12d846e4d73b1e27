import fc from 'fast-check';
import { keptAmount, keptMinorUnits, minorUnitsOf, shownAmount } from './amount-text.ts';

const read = (typed: string, { currency = 'EUR', locale = 'en' } = {}): number | null =>
  minorUnitsOf(keptAmount(typed, { locale, currency }), currency);

describe('an amount that a user types', () => {
  it('is kept in minor units of its currency', () => {
    expect([read('2350.50'), read('2900'), read('4000000', { currency: 'JPY' })]).toEqual([235_050, 290_000, 4_000_000]);
    expect(read('7,250', { currency: 'KWD' })).toBe(7_250_000);
  });

  it('is read as it is written in the language of the user', () => {
    expect([read('42,000'), read("42'000"), read('42 000'), read('14,61')]).toEqual([4_200_000, 4_200_000, 4_200_000, 1461]);
    expect([read('€60,000.50'), read('70k')]).toEqual([6_000_050, 7_000_000]);
    expect([read('42.000', { locale: 'de' }), read('1.250.000,75 €', { locale: 'de' })]).toEqual([4_200_000, 125_000_075]);
    expect(read('٤٢٬٠٠٠٫٥', { locale: 'ar' })).toBe(4_200_050);
  });

  it('may be missing, and is refused when it is no amount', () => {
    expect(read(' ')).toBeNull();
    expect([read('much'), read('42.000'), read('14.615'), read('1.5', { currency: 'JPY' }), read('-3')]).toEqual(Array(5).fill(Number.NaN));
  });

  it('is written in the language of the user', () => {
    expect(shownAmount('48000', { locale: 'de', currency: 'EUR' })).toBe('48.000');
    expect(shownAmount('48000.5', { locale: 'de', currency: 'EUR' })).toBe('48.000,50');
    expect(shownAmount('48000.5', { locale: 'ar-EG', currency: '' })).toBe('٤٨٬٠٠٠٫٥٠');
    expect(shownAmount('42.000', { locale: 'en', currency: 'EUR' })).toBe('42.000');
    expect(shownAmount('much', { locale: 'en', currency: 'EUR' })).toBe('much');
  });

  it('stays the same amount when the currency has fewer decimals, and is then refused', () => {
    expect(minorUnitsOf(keptAmount('12.50', { locale: 'en', currency: 'EUR' }), 'JPY')).toBeNaN();
    expect(minorUnitsOf(keptAmount('12.50', { locale: 'en', currency: 'EUR' }), 'KWD')).toBe(12_500);
  });

  it('comes back as it was stored, in every language', () => {
    const notation = fc.record({
      locale: fc.constantFrom('en', 'de', 'ar', 'ar-EG', 'fa', 'he', 'en-IN'),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), notation, (amount, { locale, currency }) => {
        const kept = keptMinorUnits(amount, currency);
        expect(minorUnitsOf(kept, currency)).toBe(amount);
        expect(keptAmount(shownAmount(kept, { locale, currency }), { locale, currency })).toBe(kept);
      }),
    );
  });
});
