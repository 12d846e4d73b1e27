const CODES = new Set(Intl.supportedValuesOf('currency'));

// Signs that stand for one currency. A bare $ does not: a dozen countries write it.
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', US$: 'USD', '₹': 'INR', '₽': 'RUB', '₺': 'TRY' };

const TOKEN = /\b[A-Z]{3}\b|US\$|[€£₹₽₺$]/g;

/** The currency that a text names, by its ISO 4217 code in capitals (`all` and `try` are words) or its sign; `undefined` when it names none or several. */
export function currencyIn(text: string): string | undefined {
  const named = new Set([...text.matchAll(TOKEN)].map(([token]) => codeOf(token)).filter((code) => code !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}

/** The text without the currencies it names. */
export function withoutCurrency(text: string): string {
  return text.replace(TOKEN, (token) => (token === '$' || codeOf(token) !== undefined ? ' ' : token)).trim();
}

function codeOf(token: string): string | undefined {
  return SIGNS[token] ?? (CODES.has(token) ? token : undefined);
}
