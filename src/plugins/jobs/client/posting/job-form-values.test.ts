import fc from 'fast-check';
import { emptyJobForm, jobBody } from './job-form-values.ts';

const salaryOf = (payMin: string, payMax: string, { currency = 'EUR', locale = 'en' } = {}): unknown =>
  (jobBody({ ...emptyJobForm(currency), payMin, payMax }, locale) as { salary: unknown }).salary;

describe('the request body of the posting form', () => {
  it('has amounts in minor units of the currency', () => {
    expect(salaryOf('2350.50', '2900')).toEqual({ min: 235_050, max: 290_000, currency: 'EUR', period: 'year' });
    expect(salaryOf('4000000', '5000000', { currency: 'JPY' })).toMatchObject({ min: 4_000_000, max: 5_000_000 });
  });

  it('reads amounts as they are written in the language of the user', () => {
    expect(salaryOf('42,000', "42'000")).toMatchObject({ min: 4_200_000, max: 4_200_000 });
    expect(salaryOf('42 000', '14,61')).toMatchObject({ min: 4_200_000, max: 1461 });
    expect(salaryOf('€60,000.50', '70k')).toMatchObject({ min: 6_000_050, max: 7_000_000 });
    expect(salaryOf('42.000', '1.250.000,75 €', { locale: 'de' })).toMatchObject({ min: 4_200_000, max: 125_000_075 });
    expect(salaryOf('7,250', '', { currency: 'KWD' })).toMatchObject({ min: 7_250_000 });
  });

  it('leaves an empty end open, and passes invalid amounts on for the schema to refuse', () => {
    expect(salaryOf('', 'much')).toMatchObject({ min: null, max: Number.NaN });
    expect(salaryOf('42.000', '14.615')).toMatchObject({ min: Number.NaN, max: Number.NaN });
  });

  it('keeps every whole amount, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (amount) => {
        expect(salaryOf(String(amount), '')).toMatchObject({ min: amount * 100 });
      }),
    );
  });
});
