import fc from 'fast-check';
import type { DateOrder, DecimalSign } from '#core/contract/spreadsheets.ts';
import { readDate } from './written-date.ts';
import { readNumber } from './written-number.ts';

// 120 numbers as people write them in the languages of the site and their neighbours. One value, or both readings of the text: first with
// the separator between thousands.
const NUMBERS: readonly (readonly [string, number | readonly [number, number] | undefined])[] = [
  ...one(45_000, [
    '45000',
    '45 000',
    '45\u00a0000',
    '45\u202f000',
    '45\u2009000',
    "45'000",
    '45’000',
    '45.000,00',
    '45,000.00',
    '45000,00',
  ]),
  ...one(45_000, ['45000.0', '45 000,00', "45'000.00", '45.000,-', '45.000,--', '45,000.-', '45000,-', '45000,=', ' 45000 ', '45.000,0']),
  ...one(45_000, [
    '٤٥٠٠٠',
    '٤٥٬٠٠٠',
    '٤٥٬٠٠٠٫٠٠',
    '۴۵۰۰۰',
    '۴۵٬۰۰۰',
    '۴۵٬۰۰۰٫۰۰',
    '４５０００',
    '४५०००',
    '\u200e45000\u200e',
    '\u202b٤٥٬٠٠٠\u202c',
  ]),
  ...one(1_234_567, [
    '1234567',
    '1.234.567',
    '1,234,567',
    '1 234 567',
    "1'234'567",
    '12,34,567',
    '1.234.567,00',
    '1,234,567.00',
    '12,34,567.00',
    '۱٬۲۳۴٬۵۶۷',
  ]),
  ...one(1_234_567.89, [
    '1234567.89',
    '1234567,89',
    '1.234.567,89',
    '1,234,567.89',
    '1 234 567,89',
    "1'234'567.89",
    '12,34,567.89',
    '١٬٢٣٤٬٥٦٧٫٨٩',
  ]),
  ...one(12.5, ['12.5', '12,5', '12.50', '12,50', '12.5000', '12,5000', '١٢٫٥', '۱۲٫۵', '12.500000', '１２．５']),
  ...one(0.5, ['0.5', '0,5', '0.50', '0.500', '0,500', '٠٫٥', '۰٫۵۰۰', '0,5000']),
  ...one(1234.567, ['1234.567', '1234,567', '1 234,567', '1 234.567', "1'234.567", '1,234.567', '1.234,567', '١٬٢٣٤٫٥٦٧']),
  ...one(0, ['0', '0.0', '0,00', '٠']),
  ...one(123_456_789_012_345, ['123456789012345', '123.456.789.012.345', '123,456,789,012,345']),
  ...two(45_000, 45, ['45.000', '45,000', '٤٥.٠٠٠', '۴۵,۰۰۰', '４５，０００', '45،000']),
  ...two(3200, 3.2, ['3.200', '3,200']),
  ...two(26_104, 26.104, ['26.104', '26,104', '٢٦.١٠٤']),
  ...two(999_999, 999.999, ['999.999', '999,999', '٩٩٩.٩٩٩', '۹۹۹,۹۹۹', '９９９．９９９']),
  ...two(1001, 1.001, ['1.001', '1,001', '۱.۰۰۱']),
  ...none([
    '',
    'x',
    '-5',
    '+5',
    '5x',
    'x5',
    '1.',
    '.5',
    '1e5',
    '1.2.3',
    '1,2,3',
    '1.23.456',
    '1 23',
    "1'0",
    '10,00,00',
    '0.123.456',
    '45..000',
  ]),
  ...none(['45,.000', '1234567890123456', '1,234.567,8', '1 234 56']),
];

// 60 dates, all of the day 2026-03-04 or readings that include it.
const DATES: readonly (readonly [string, string | readonly string[] | undefined])[] = [
  ...all('2026-03-04', ['2026-03-04', '2026/03/04', '2026.03.04', '2026/3/4', '20260304', '2026-03-04T00:00:00Z', '2026-03-04 00:00']),
  ...all('2026-03-04', ['2026-03-04T02:00:00+02:00', '1772582400', '1772582400000', '46085', '46085.0', '٢٠٢٦-٠٣-٠٤', '۲۰۲۶/۰۳/۰۴']),
  ...all('2026-03-04', [
    'March 4, 2026',
    'Mar 4, 2026',
    '4 March 2026',
    '4th of March 2026',
    'Wed, 4 Mar 2026 00:00:00 GMT',
    '04-Mar-2026',
    '04-Mar-26',
  ]),
  ...all('2026-03-04', ['4. März 2026', '04. März 2026', '4. Mrz. 2026', 'Mittwoch, 4. März 2026', '4 Maerz 2026', '4. mär 2026']),
  ...all('2026-03-04', ['4 مارس 2026', '٤ مارس ٢٠٢٦', '4 آذار 2026', 'الأربعاء، 4 مارس 2026', '٤ مارس ٢٠٢٦ م']),
  ...all('2026-03-04', ['4 مارس 2026', '۴ مارس ۲۰۲۶', 'چهارشنبه ۴ مارس ۲۰۲۶', '۲۰۲۶ مارس ۴']),
  ...all('2026-03-04', ['4 במרץ 2026', '4 מרץ 2026', 'יום רביעי, 4 במרץ 2026', '4 מרס 2026']),
  ...all(
    ['2026-04-03', '2026-03-04'],
    ['03/04/2026', '3/4/2026', '03.04.2026', '3. 4. 2026', '03-04-2026', '03/04/26', '٠٣/٠٤/٢٠٢٦', '۰۳/۰۴/۲۰۲۶'],
  ),
  ...all('2026-11-20', ['20.11.2026', '20/11/2026', '11/20/2026', '20-11-2026', '20. 11. 2026', '11/20/26']),
  ...all(undefined, ['31.02.2026', '2026-13-01', '1405/08/29', '3 days ago', '4 March', '2026', 'next March 4, 2026 or so', '12', '4.3']),
];

type Row<Value> = readonly [string, Value];

function one(value: number, texts: readonly string[]): Row<number>[] {
  return all(value, texts);
}

function two(thousands: number, decimals: number, texts: readonly string[]): Row<readonly [number, number]>[] {
  return all([thousands, decimals], texts);
}

function none(texts: readonly string[]): Row<undefined>[] {
  return all(undefined, texts);
}

function all<const Value>(value: Value, texts: readonly string[]): Row<Value>[] {
  return texts.map((text) => [text, value]);
}

test('The tables have at least 120 numbers and 60 dates', () => {
  expect(NUMBERS.length).toBeGreaterThanOrEqual(120);
  expect(DATES.length).toBeGreaterThanOrEqual(60);
});

test.each(NUMBERS)('the number %j is %j', (text, expected) => {
  const read = readNumber(text);
  expect(read?.kind === 'open' ? [read.thousands, read.decimals] : read?.value).toEqual(expected);
});

test.each(DATES)('the date %j is %j', (text, expected) => {
  const read = readDate(text);
  const days = read === undefined ? [] : read.kind === 'open' ? read.readings.map(({ date }) => date) : [read.date];
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(expected === undefined ? [] : [expected].flat());
});

/** A second reading: the values of a text by each of the two signs alone, as `Intl` divides numbers by them. */
function secondReading(text: string): number[] {
  const signs: readonly (readonly [group: string, decimal: string])[] = [
    [',', '.'],
    ['.', ','],
    [' ', ','],
    [' ', '.'],
    ["'", '.'],
    ["'", ','],
  ];
  const values = signs.flatMap(([group, decimal]) => {
    const [whole = '', decimals, ...more] = text.split(decimal);
    const groups = whole.split(group);
    const [first = '', ...others] = groups;
    const isGrouped = others.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && others.every((each) => /^\d{3}$/.test(each)));
    const isNumber = /^\d+$/.test(groups.join('')) && (decimals === undefined || /^\d+$/.test(decimals)) && more.length === 0;
    return isGrouped && isNumber ? [Number(`${groups.join('')}.${decimals ?? '0'}`)] : [];
  });
  return [...new Set(values)].toSorted((a, b) => a - b);
}

const digits = fc.stringMatching(/^\d{1,4}$/);
const written = fc
  .tuple(digits, fc.array(fc.tuple(fc.constantFrom('.', ',', ' ', "'"), digits), { maxLength: 3 }))
  .map(([first, others]) => first + others.map(([separator, part]) => separator + part).join(''));

test('Any number is read, open with both readings or refused as a second reading says', () => {
  fc.assert(
    fc.property(written, (text) => {
      const read = readNumber(text);
      const ours = read === undefined ? [] : read.kind === 'open' ? [read.decimals, read.thousands] : [read.value];
      // Lakhs are read besides.
      fc.pre(!/,\d\d,/.test(text));
      expect([text, ours]).toEqual([text, secondReading(text)]);
    }),
    { numRuns: 2000 },
  );
});

const LOCALES: readonly (readonly [locale: string, sign: DecimalSign])[] = [
  ...(['en', 'ar', 'ar-EG', 'fa', 'he', 'en-IN', 'de-CH', 'ja'] as const).map((locale) => [locale, 'point'] as const),
  ...(['de', 'de-AT', 'fr', 'sv', 'pl', 'es', 'pt-BR', 'ru'] as const).map((locale) => [locale, 'comma'] as const),
];

test('What Intl writes in any language is read with the decimal sign of the language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 3 }),
      ([locale, sign], cents, places) => {
        const value = cents / 10 ** places;
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
        expect([text, readNumber(text, sign)]).toMatchObject([text, { kind: 'read', value }]);
      },
    ),
    { numRuns: 1000 },
  );
});

const DAY_FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: '2-digit', month: 'short', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];

const ORDERS: readonly (readonly [locale: string, order: DateOrder])[] = [
  ['en-US', 'mdy'],
  ['en-GB', 'dmy'],
  ['de', 'dmy'],
  ['ar-EG', 'dmy'],
  ['he', 'dmy'],
  ['fa-u-ca-gregory', 'ymd'],
  ['sv', 'ymd'],
];

test('What Intl writes as a day in the languages of the site is read with the order of the language', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...ORDERS), fc.constantFrom(...DAY_FORMATS), day, ([locale, order], format, date) => {
      // The months of Swedish are not among the languages of the site.
      const isNamed = format.month === 'long' || format.month === 'short';
      fc.pre(!(isNamed && locale === 'sv'));
      const text = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date);
      const read = readDate(text, order);
      expect([text, read?.kind === 'read' && read.date.toISOString().slice(0, 10)]).toEqual([text, date.toISOString().slice(0, 10)]);
    }),
    { numRuns: 1000 },
  );
});

test('Long cells are not read', () => {
  for (const sign of ['.', ',', ' ', "'", '-', '/', '٫']) {
    const hostile = `1${sign.repeat(60_000)}`;
    expect([readNumber(hostile), readDate(hostile)]).toEqual([undefined, undefined]);
  }
});
