const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Signs and words of only one currency, in lower case. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', يورو: 'EUR', یورو: 'EUR', אירו: 'EUR', יורו: 'EUR' },
  ...{ '£': 'GBP', us$: 'USD', u$s: 'USD', a$: 'AUD', au$: 'AUD', c$: 'CAD', ca$: 'CAD', nz$: 'NZD', hk$: 'HKD', s$: 'SGD' },
  ...{ nt$: 'TWD', r$: 'BRL', mx$: 'MXN', '₹': 'INR', '₽': 'RUB', '₺': 'TRY', '₩': 'KRW', '₫': 'VND', '₴': 'UAH', '₦': 'NGN' },
  ...{ '₱': 'PHP', '฿': 'THB', '₸': 'KZT', '₼': 'AZN', '₾': 'GEL', '₡': 'CRC', '₲': 'PYG', '₵': 'GHS', '₮': 'MNT' },
  ...{ zł: 'PLN', kč: 'CZK', ft: 'HUF', rm: 'MYR', fr: 'CHF', 'fr.': 'CHF', sfr: 'CHF', 'sfr.': 'CHF', franken: 'CHF' },
  ...{ '₪': 'ILS', 'ש"ח': 'ILS', 'ש״ח': 'ILS', שח: 'ILS', שקל: 'ILS', שקלים: 'ILS' },
  ...{ 'د.إ': 'AED', 'ر.س': 'SAR', 'ج.م': 'EGP', 'د.ك': 'KWD', 'د.ب': 'BHD', 'ر.ق': 'QAR', 'ر.ع': 'OMR', 'د.أ': 'JOD', ریال: 'IRR' },
};

/** Signs and words that several countries use. They say that a number is an amount, and not of which currency. */
const SHARED = [
  ...[
    '$',
    '¥',
    '﷼',
    'kr',
    'kr.',
    'rs',
    'rs.',
    'rupees',
    'dollar',
    'dollars',
    'pounds',
    'pfund',
    'kroner',
    'kronor',
    'dirham',
    'riyal',
    'dinar',
  ],
  ...['درهم', 'دينار', 'دینار', 'ريال', 'جنيه', 'دولار', 'دلار', 'تومان', 'דולר', 'דולרים'],
];

const WORDS = new RegExp(
  [...Object.keys(SIGNS), ...SHARED]
    .toSorted((one, other) => other.length - one.length)
    .map(wordOf)
    .join('|'),
  'giu',
);
const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

/** A currency in a text: an ISO 4217 code in capitals (`all` and `try` are words), a sign or a word; `undefined` for none or several. */
export function currencyIn(text: string): string | undefined {
  const named = new Set([...tokensOf(text)]);
  return named.size === 1 ? [...named][0] : undefined;
}

/** The text without signs, words and codes of currencies. */
export function withoutCurrency(text: string): string {
  return text
    .replace(WORDS, ' ')
    .replace(CODE, (code) => (CODES.has(code) ? ' ' : code))
    .trim();
}

function* tokensOf(text: string): Generator<string> {
  for (const [word] of text.matchAll(WORDS)) {
    const code = SIGNS[word.toLowerCase()];
    if (code !== undefined) yield code;
  }
  for (const [code] of text.replace(WORDS, ' ').matchAll(CODE)) if (CODES.has(code)) yield code;
}

/** A word stands alone. A sign may touch a number. */
function wordOf(word: string): string {
  const escaped = word.replace(/[$.]/g, '\\$&');
  return `${/^\p{L}/u.test(word) ? '(?<!\\p{L})' : ''}${escaped}${/\p{L}$/u.test(word) ? '(?!\\p{L})' : ''}`;
}
