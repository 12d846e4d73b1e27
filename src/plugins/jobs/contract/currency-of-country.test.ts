import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { currencyOfCountry } from './currency-of-country.ts';

test.each([
  ['DE', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['SN', 'XOF'],
  ['IR', 'IRR'],
  ['PS', 'ILS'],
  ['CW', 'XCG'],
])('%s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

test('every country has a currency, except Antarctica', () => {
  expect(COUNTRY_CODES.filter((country) => !/^[A-Z]{3}$/.test(currencyOfCountry(country) ?? ''))).toEqual(['AQ']);
});

test('an unknown country code has no currency', () => {
  expect(currencyOfCountry('XX')).toBeUndefined();
});
