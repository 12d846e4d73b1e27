/** A row with values like those of real rows. */
export interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly state: 'live' | 'wait' | 'off';
  readonly count: number;
  /** Cents. */
  readonly amount: number;
  /** ISO 8601. */
  readonly changed: string;
}

const STATES = ['live', 'wait', 'off'] as const;
const FIRST_INSTANT = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

// Texts that break layouts: endless words, every script, direction marks, signs of several code points.
const HARD_NAMES = [
  'w'.repeat(400),
  'Donaudampfschifffahrtsgesellschaft '.repeat(4).trim(),
  'اسم طويل بالعربية 2026 (ABC)',
  'نام فارسی با فاصلهٔ نیم‌جدا',
  'שם בעברית עם 50%',
  '漢字とかなの長い名前',
  'Имя на кириллице',
  'ชื่อยาวในภาษาไทยที่ไม่มีช่องว่าง',
  '\u202Egnp.evorp\u202C',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 🌱',
  'Z̷̢a̸͝l̶g̵o̷',
  '<b>&amp;</b>',
  '.',
];

/** Numbered rows from 1, the same on each call. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_, index) => sampleRow(index + 1, `${index + 1} / ${((index * 7919) % 9973) + 1}`));
}

/** Rows that are hard to show. */
export function hardRows(): readonly SampleRow[] {
  // Heights of rows are remembered by id, so these have ids of their own.
  return HARD_NAMES.map((name, index) => ({ ...sampleRow(index + 1, name), id: `hard-row-${index + 1}` }));
}

function sampleRow(number: number, name: string): SampleRow {
  return {
    id: `row-${number}`,
    name,
    state: STATES[number % STATES.length] ?? 'off',
    count: (number * 37) % 1000,
    amount: ((number * 7919) % 90_000) * 100,
    changed: new Date(FIRST_INSTANT + number * HOUR).toISOString(),
  };
}
