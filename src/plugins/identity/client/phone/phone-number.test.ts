import { countryOf, homeCountry, internationalNumber } from './phone-number.ts';

it.each([
  ['DE', '01512 3456789', '+4915123456789'],
  ['DE', '1512 3456789', '+4915123456789'],
  ['DE', '+43 660 1234567', '+436601234567'],
  ['DE', '0043 660 1234567', '+436601234567'],
  ['GB', '(07700) 900-123', '+447700900123'],
  ['US', '1 212 555 0123', '+12125550123'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['RU', '8 912 345-67-89', '+79123456789'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['IT', '347 1234567', '+393471234567'],
  ['CI', '07 01 02 03 04', '+2250701020304'],
  ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['IR', '۰۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
])('in %s the input %s gives %s', (country, typed, international) => {
  expect(internationalNumber(country, typed)).toBe(international);
});

it.each(['', '12', 'telephone', '+49 151 2345 6789 0123 4567', '+0 123 456 789'])('%j is not a number', (typed) => {
  expect(internationalNumber('DE', typed)).toBeUndefined();
});

it.each([
  [['de-AT', 'en-US'], 'AT'],
  [['he'], 'IL'],
  [['ar', 'fr-MA'], 'MA'],
  [['eo'], 'US'],
])('the languages %j give the country %s', (languages, country) => {
  expect(homeCountry(languages)).toBe(country);
});

it.each([
  ['+49 1512 3456789', 'US', 'DE'],
  ['0049 1512', 'US', 'DE'],
  ['+1 212', 'CA', 'CA'],
  ['+1 212', 'DE', 'US'],
  ['+44', 'DE', 'GB'],
  ['+4', 'DE', 'DE'],
  ['+', 'DE', 'DE'],
  ['212 555 0123', 'US', 'US'],
])('the input %s in %s belongs to %s', (typed, chosen, country) => {
  expect(countryOf(typed, chosen)).toBe(country);
});
