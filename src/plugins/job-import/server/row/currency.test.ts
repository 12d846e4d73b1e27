import { currencyIn, withoutCurrency } from './currency.ts';

test.each([
  ['€ 100', 'EUR'],
  ['£100', 'GBP'],
  ['US$100', 'USD'],
  ['₹100', 'INR'],
  ['100 ₽', 'RUB'],
  ['₺100', 'TRY'],
  ['100 CHF', 'CHF'],
  ['€100 to EUR 200', 'EUR'],
  ['ANY 100 EUR', 'EUR'],
])('%s is in %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

test.each(['100', '$100', '100 eur', 'EUROS', '€100 or £90', 'ABC 100'])('%s names no currency, or several', (text) => {
  expect(currencyIn(text)).toBeUndefined();
});

test.each([
  ['€100', '100'],
  [' EUR 100 ', '100'],
  ['100CHF', '100CHF'],
  ['10EUR to20', '10EUR to20'],
  ['10€to €20', '10 to  20'],
  ['$100', '100'],
  ['ABC 100', 'ABC 100'],
])('%j without the currencies that it names is %j', (text, rest) => {
  expect(withoutCurrency(text)).toBe(rest);
});
