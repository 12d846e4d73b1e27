const digitsOfCurrency = new Map<string, number>();

/** Number of decimal digits of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digitsOfCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOfCurrency.set(currency, digits);
  return digits;
}
