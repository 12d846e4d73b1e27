const CODES = new Set(Intl.supportedValuesOf('currency'));

// Signs of only one currency. A bare $ is not among them, because a dozen countries use it.
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', US$: 'USD', '₹': 'INR', '₽': 'RUB', '₺': 'TRY' };

const TOKEN = /\b[A-Z]{3}\b|US\$|[€£₹₽₺$]/g;

/** The currency in a text: an ISO 4217 code in capitals (`all` and `try` are words) or a sign; `undefined` for none or several. */
export function currencyIn(text: string): string | undefined {
  const named = new Set([...text.matchAll(TOKEN)].map(([token]) => codeOf(token)).filter((code) => code !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}

/** The text without its currencies. */
export function withoutCurrency(text: string): string {
  return text.replace(TOKEN, (token) => (token === '$' || codeOf(token) !== undefined ? ' ' : token)).trim();
}

function codeOf(token: string): string | undefined {
  return SIGNS[token] ?? (CODES.has(token) ? token : undefined);
}
