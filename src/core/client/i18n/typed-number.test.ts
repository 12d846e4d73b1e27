import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { LANGUAGES } from './language.ts';
import { typedDigits, typedNumber } from './typed-number.ts';

const LOCALES = [...LANGUAGES.map(({ code }) => code), 'ar-EG', 'ar-MA', 'ar-AE', 'de-AT', 'de-CH', 'en-IN', 'en-GB'];

describe('a typed amount', () => {
  it.each([
    ['en', '50000', 50_000],
    ['en', '50,000', 50_000],
    ['en', '50 000', 50_000],
    ['en', "50'000", 50_000],
    ['de', '50.000', 50_000],
    ['ar', '٥٠٠٠٠', 50_000],
    ['fa', '۵۰۰۰۰', 50_000],
    ['fa', '60,000', 60_000],
    ['ar', '٦٠٬٠٠٠', 60_000],
    ['en', '1,00,000', 100_000],
    ['en', '60k', 60_000],
    ['en', '60.5k', 60_500],
    ['de', '60,5 k', 60_500],
    ['en', '$70,000', 70_000],
    ['en', 'US$ 70K', 70_000],
    ['de', '70.000 €', 70_000],
    ['en', '70000 eur', 70_000],
    ['en', '$70,000.00', 70_000],
    ['en', '5,00', 5],
    ['en', '0', 0],
  ])('in %s, %s is %s', (locale, typed, amount) => {
    expect(typedNumber(typed, { locale })).toBe(amount);
  });

  it.each([
    ['en', '14.61', 14.61],
    ['en', '14,61', 14.61],
    ['de', '14,61', 14.61],
    ['de', '1.250.000,75', 1_250_000.75],
    ['en', '1,250,000.75', 1_250_000.75],
    ['fa', '۱٬۲۵۰٫۷۵', 1250.75],
  ])('in %s, %s with decimals is %s', (locale, typed, amount) => {
    expect(typedNumber(typed, { locale, decimals: 2 })).toBe(amount);
  });

  it.each([
    '',
    'none',
    '60,5',
    '60.5',
    '1e5',
    '-5',
    '60-70',
    '60k-70k',
    '1,2345',
    '1.2.3',
    '60 5',
    '0x10',
    '60.000',
    '1,000,00',
    '1.000,000',
    '9007199254740993',
    'k',
    '60kk',
    '60m',
  ])('in English, %s is not a whole amount', (typed) => {
    expect(typedNumber(typed, { locale: 'en' })).toBeUndefined();
  });

  it('may have the sign of its currency in the language of the reader', () => {
    const typed = new Intl.NumberFormat('ar-AE', { style: 'currency', currency: 'AED', currencyDisplay: 'symbol' }).format(70_000);
    expect(typedNumber(typed, { locale: 'ar-AE', decimals: 2, currency: 'AED' })).toBe(70_000);
    expect(typedNumber(typed, { locale: 'ar-AE', decimals: 2 })).toBeUndefined();
  });

  it('is read as it is written in each language', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 11 });
    const currencies = fc.constantFrom('EUR', 'USD', 'GBP', 'ILS', 'INR', 'AED', 'IRR', 'CHF');
    const displays = fc.constantFrom<'symbol' | 'narrowSymbol' | 'code'>('symbol', 'narrowSymbol', 'code');
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), cents, currencies, displays, (locale, units, currency, currencyDisplay) => {
        const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        const plain = new Intl.NumberFormat(locale, options).format(units / 100);
        const money = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency, currencyDisplay }).format(units / 100);
        const notation = { locale, decimals: 2, currency };
        expect([typedNumber(plain, notation), typedNumber(money, notation)]).toEqual([units / 100, units / 100]);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is read as it is written in each language, also without decimals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.integer({ min: 0, max: 10 ** 12 }), (locale, amount) => {
        expect(typedNumber(new Intl.NumberFormat(locale).format(amount), { locale })).toBe(amount);
      }),
    );
  });

  it('is always a safe integer or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...LOCALES), (typed, locale) => {
        const amount = typedNumber(typed, { locale });
        return amount === undefined || (Number.isSafeInteger(amount) && amount >= 0);
      }),
    );
  });
});

it('The digits of a typed text are read in any supported script', () => {
  expect(typedDigits('+٤٩ (۳۰) 12')).toBe('493012');
});
