import { countryOf } from './phone-number.ts';

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
