import { latinDigits } from '#core/contract/latin-digits.ts';
import { YEARS_WORDS, type YearsWords } from './years-words.ts';

/** More years are the history of a company, or a mistake. */
const MOST_YEARS = 20;

/** Characters around a number that may say what it means. */
const NEAR = 60;

/** Characters before a number that may say that it is something else. */
const CLOSE = 25;

/**
 * The least years of experience that a text names first; `null` without a number that clearly means experience. "Several years" has none. A
 * text may be in any of the languages of the site, also in several.
 */
export function yearsIn(text: string): number | null {
  const prepared = preparedText(text);
  const found = PATTERNS.flatMap((pattern) => mentionsIn(prepared, pattern));
  return found.toSorted((one, other) => one.at - other.at)[0]?.years ?? null;
}

interface YearsPattern {
  readonly words: YearsWords;
  readonly number: RegExp;
  readonly experience: RegExp;
  readonly leastBefore: RegExp;
  readonly leastBehind: RegExp;
  readonly notAfter: RegExp;
  readonly notBefore: RegExp;
}

const PATTERNS = YEARS_WORDS.map(patternOf);

function patternOf(words: YearsWords): YearsPattern {
  const number = String.raw`\d{1,2}|(?<!\p{L})(?:${Object.keys(words.numbers).join('|')})(?!\p{L})`;
  const range = String.raw`(?: ?\+| or more| plus| und mehr| oder mehr)?(?: ?\(\d{1,2} ?\+?\))?(?: ?(?:-|~|to|or|bis|oder|إلى|تا|עד) ?(?:${number}) ?\+?)?(?: or more| plus| und mehr| oder mehr)?`;
  const whole = Object.keys(words.whole);
  const either = whole.length === 0 ? '' : String.raw`|(?<whole>(?<!\p{L})(?:${whole.join('|')})(?!\p{L}))`;
  return {
    words,
    number: new RegExp(String.raw`(?<!\d[.,]?|[$€£%/]|\d ?-)(?:(?<least>${number})(?<more>${range}) ?${words.unit}${either})`, 'gu'),
    experience: new RegExp(words.experience, 'u'),
    leastBefore: new RegExp(String.raw`(?<!\p{L})(?:${words.least})[: ]*$`, 'u'),
    leastBehind: new RegExp(`^ *(?:${words.least})`, 'u'),
    notAfter: new RegExp(String.raw`(?<!\p{L})(?:${words.notAfter})(?!\p{L})`, 'u'),
    notBefore: new RegExp(String.raw`(?<!\p{L})(?:${words.notBefore})`, 'u'),
  };
}

interface Mention {
  readonly at: number;
  readonly years: number;
}

function mentionsIn(text: string, { words, number, experience, leastBefore, leastBehind, notAfter, notBefore }: YearsPattern): Mention[] {
  return [...text.matchAll(number)].flatMap(({ 0: match, index, groups = {} }) => {
    const years = numberOf(words, groups);
    const before =
      text
        .slice(Math.max(0, index - NEAR), index)
        .split(BREAK)
        .at(-1) ?? '';
    const [behind = ''] = text.slice(index + match.length, index + match.length + NEAR).split(BREAK);
    const isLeast = leastBefore.test(before) || leastBehind.test(behind) || /\+|more|plus|mehr/.test(groups.more ?? '');
    const means = isLeast || experience.test(before) || experience.test(behind);
    if (years > MOST_YEARS || !means || notAfter.test(before.slice(-CLOSE)) || notBefore.test(behind.split(',')[0] ?? '')) return [];
    return [{ at: index, years }];
  });
}

function numberOf({ numbers, whole }: YearsWords, groups: Record<string, string | undefined>): number {
  if (groups.whole !== undefined) return whole[groups.whole] ?? Number.NaN;
  const typed = groups.least ?? '';
  return numbers[typed] ?? Number(typed);
}

/** What divides sentences and items. */
const BREAK = /[.;!?•·●▪*\n]/u;

/** Small letters, digits 0 to 9, simple hyphens, and an end of line where files have lost it: `ExperienceMinimum`. */
function preparedText(text: string): string {
  return latinDigits(text)
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Ll}{4})(?=\d)/gu, '\n')
    .toLowerCase()
    .replace(/[‐-―−]/gu, '-')
    .replace(/[^\S\n]+/gu, ' ');
}
