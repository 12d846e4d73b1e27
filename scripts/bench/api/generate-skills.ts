import { draws } from './generate-postings.ts';
import { madeWord } from './made-word.ts';

/** A made-up row of a spreadsheet of skills, in the order of {@link SKILL_COLUMNS}. */
export type SkillRow = readonly [
  code: string,
  name: string,
  arabic: string,
  german: string,
  description: string,
  sort: number,
  hidden: 'yes' | 'no',
  type: string,
  alternative: string,
  uri: string,
];

/** The ten columns of the spreadsheet. */
export const SKILL_COLUMNS = Object.freeze([
  ...['Code', 'Name', 'Name (Arabic)', 'Name (German)', 'Description', 'Order', 'Hidden', 'Type', 'Alternative names', 'Address'],
] as const);

const TYPES = Object.freeze(['skill', 'knowledge', 'language', 'transversal'] as const);
/** Different words of a language. */
const WORDS = 4000;
const ARABIC = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/**
 * Made-up skills, the same in every run. They are so short that 50,000 of them fit into a file of 5 MB.
 *
 * @param letter the beginning of all codes
 */
export function generateSkills(letter: string, count: number): readonly SkillRow[] {
  const draw = draws(letter.charCodeAt(0));
  const wordsOf = (make: () => string) => Array.from({ length: WORDS }, make);
  const latinWords = wordsOf(() => madeWord(draw));
  const arabicWords = wordsOf(() => Array.from({ length: 3 + draw(3) }, () => ARABIC[draw(ARABIC.length)] ?? '').join(''));
  const word = (): string => latinWords[draw(WORDS)] ?? '';
  const arabic = (): string => arabicWords[draw(WORDS)] ?? '';
  return Array.from({ length: count }, (_, row) => {
    const code = `${letter}${String(row).padStart(5, '0')}`;
    const texts = [`${word()} ${word()}`, arabic(), word(), word()] as const;
    return [code, ...texts, draw(10_000), draw(10) === 0 ? 'yes' : 'no', TYPES[draw(TYPES.length)] ?? '', word(), `http://a.test/${code}`];
  });
}

/** The rows as CSV. No cell needs quotes. */
export function skillsCsv(rows: readonly SkillRow[]): string {
  return [SKILL_COLUMNS, ...rows].map((cells) => `${cells.join(',')}\n`).join('');
}
