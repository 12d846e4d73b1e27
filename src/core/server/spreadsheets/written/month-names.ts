import { foldText } from '#core/contract/fold-text.ts';

const LANGUAGES = ['en', 'de', 'ar', 'fa', 'he'] as const;

/** Names that Intl does not write, from January on: other countries and usual short forms. */
const OTHER_NAMES: readonly (readonly string[])[] = [
  ['Jänner', 'Jan', 'كانون الثاني', 'جانفي'],
  ['Feber', 'Feb', 'شباط', 'فيفري', 'فبراير'],
  ['Maerz', 'Mrz', 'Mär', 'Mar', 'آذار', 'مارس', 'מרס'],
  ['Apr', 'نيسان', 'أفريل', 'ابريل'],
  ['أيار', 'ماي', 'مي', 'می'],
  ['Jun', 'حزيران', 'جوان'],
  ['Jul', 'تموز', 'جويلية', 'جولای', 'يوليوز'],
  ['Aug', 'آب', 'أوت', 'اوت', 'آگوست', 'غشت'],
  ['Sept', 'Sep', 'أيلول', 'شتنبر'],
  ['Okt', 'Oct', 'تشرين الأول'],
  ['Nov', 'تشرين الثاني', 'نونبر'],
  ['Dez', 'Dec', 'كانون الأول', 'دجنبر'],
];

/** Words beside a day, a month and a year. */
const FILLERS = ['of', 'the', 'on', 'am', 'den', 'der', 'vom', 'um', 'at', 'uhr', 'م', 'في', 'ב', 'יום', 'روز', 'سنة', 'عام'];

/** The numbers of months by their folded names in the languages of the site. */
export const MONTHS: ReadonlyMap<string, number> = new Map([...known(), ...others()].map(([name, month]) => [nameKey(name), month]));

/** Words of dates that say nothing about the day. */
export const DATE_FILLERS: ReadonlySet<string> = new Set([...weekdays(), ...FILLERS].flatMap((words) => nameKey(words).split(' ')));

/** A name as it is compared: folded words. */
export function nameKey(text: string): string {
  return foldText(text)
    .replaceAll('ي', 'ی')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

function known(): [string, number][] {
  return LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, timeZone: 'UTC' });
      return OTHER_NAMES.map((_, at): [string, number] => [format.format(Date.UTC(2026, at, 1)), at + 1]);
    }),
  );
}

function others(): [string, number][] {
  return OTHER_NAMES.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1]));
}

function weekdays(): string[] {
  return LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2026, 0, day)));
    }),
  );
}
