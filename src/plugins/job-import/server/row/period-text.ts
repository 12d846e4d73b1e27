import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';

const WORDS: readonly (readonly [PayPeriod, string])[] = [
  ['hour', 'hourly|hours?|hr|h|stunden?|std|stündlich|stundenlohn|بالساعة|ساعة|ساعتی|ساعت|לשעה|שעתי|שעה'],
  ['day', 'daily|days?|tag|tage|täglich|يوميا|يومي|يوم|روزانه|روز|ליום|יומי|יום'],
  ['week', 'weekly|weeks?|wk|wochen?|wöchentlich|أسبوعيا|أسبوعي|أسبوع|اسبوع|هفتگی|هفته|לשבוע|שבועי|שבוע'],
  ['month', 'monthly|months?|mo|monate?|monatlich|mtl|شهريا|شهرياً|شهري|شهر|ماهانه|ماهیانه|ماه|לחודש|חודשי|חודש'],
  [
    'year',
    'annual|annually|annum|yearly|years?|yr|p\\.?\\s?a|jahre?|jährlich|jahresgehalt|سنويا|سنوياً|سنوي|سنة|سنه|سالانه|سالیانه|سال|לשנה|שנתי|שנה',
  ],
];

const PERIODS = WORDS.map(([period, words]) => [period, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})\\.?`, 'iu')] as const);

const BEFORE_PERIOD = /(?:\/|(?<!\p{L})(?:per|an?|each|pro|im|je|in der|am|في|لكل|در|هر)(?!\p{L}))\s*$/iu;

/** The pay period in a text; `undefined` when it has none or several. */
export function periodIn(text: string): PayPeriod | undefined {
  const named = PERIODS.filter(([, words]) => words.test(text));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

export function withoutPeriod(text: string): string {
  const match = PERIODS.map(([, words]) => words.exec(text)).find((found) => found !== null);
  if (match === undefined || match === null) return text;
  return `${text.slice(0, match.index).replace(BEFORE_PERIOD, '')} ${text.slice(match.index + match[0].length)}`.trim();
}
