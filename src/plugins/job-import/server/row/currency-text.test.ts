import { currencyIn, withoutCurrency } from './currency-text.ts';

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
  ['45000EUR', 'EUR'],
  ['100 eur', 'EUR'],
  ['100 Euros', 'EUR'],
  ['450 zł', 'PLN'],
  ['R$ 5000', 'BRL'],
  ['A$90k', 'AUD'],
  ['₪ 12,000', 'ILS'],
  ['٥٠٠٠ ر.س', 'SAR'],
])('%s is in %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

test.each(['100', '$100', 'kr 100', 'رس 100', '€100 or £90', 'ABC 100'])('%s has not exactly one currency', (text) => {
  expect(currencyIn(text)).toBeUndefined();
});

test.each([
  ['€100', '100'],
  [' EUR 100 ', '100'],
  ['100CHF', '100'],
  ['kr 450 000', '450 000'],
  ['100 crowns', '100 crowns'],
  ['10€to €20', '10 to  20'],
  ['$100', '100'],
  ['ABC 100', 'ABC 100'],
])('%j without its currencies is %j', (text, rest) => {
  expect(withoutCurrency(text)).toBe(rest);
});
