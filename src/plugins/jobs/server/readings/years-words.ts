/** How a language says years of experience. The patterns are for texts in small letters with the digits 0 to 9. */
export interface YearsWords {
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What stands between a number and the unit, and the unit. */
  readonly unit: string;
  /** Words that are number and unit in one. */
  readonly whole: Readonly<Record<string, number>>;
  readonly experience: string;
  /** Words before a number that say that it is the least. */
  readonly least: string;
  /** Words before a number that tell that it is not asked for: it is an age, or the history of the company. */
  readonly notAfter: string;
  /** Words behind a number that tell that it is not asked for, for example that it is only wished for. */
  readonly notBefore: string;
}

const english: YearsWords = {
  numbers: {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15 },
  },
  unit: String.raw`[ -]?(?:full )?(?:years?|yrs?)(?!\p{L})(?:[’'‘]s?)?`,
  whole: {},
  experience: String.raw`experienced?(?!\p{L})|exp(?!\p{L})|background in|track record`,
  least: String.raw`at least|minimum(?: of)?|min\.?|not less than|no less than`,
  notAfter: `last|past|our|we have|we[’']ve|has|for (?:over|almost|nearly|more than)|with over|every|aged?|ages|fiscal|prefer(?:red|ably)?|ideally|nice to have|contract`,
  notBefore: String.raw`olds?|of age|ago|history|contract|warranty|anniversary|is a plus|a plus|prefer|desir|ideal(?!\p{L})|bonus|advantage|favou?rable|not (?:required|necessary|needed)|college|university|degree`,
};

const german: YearsWords = {
  numbers: { ein: 1, einem: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  unit: String.raw`[ -]?(?:jahre?n?|jährige[rnms]?)(?!\p{L})`,
  whole: {},
  experience: 'erfahrung|praxis|berufstätigkeit',
  least: String.raw`mindestens|mind\.|wenigstens|minimum`,
  notAfter: 'seit|über|unsere?|wir|letzten|vor|alle|idealerweise|wünschenswert',
  notBefore: String.raw`alt(?!\p{L})|wünschenswert|von vorteil|nicht (?:nötig|erforderlich)|befrist|ausbildung`,
};

const arabic: YearsWords = {
  numbers: { ثلاث: 3, أربع: 4, خمس: 5, ست: 6, سبع: 7, ثماني: 8, ثمان: 8, تسع: 9, عشر: 10 },
  unit: ' ?(?:سنوات|سنين|أعوام|سنة|عاما|عامًا|عاماً|عام)',
  whole: { سنتين: 2, سنتان: 2, عامين: 2, عامان: 2 },
  experience: 'خبرة|خبره|تجربة',
  least: 'لا تقل عن|على الأقل|كحد أدنى|لا يقل عن',
  notAfter: 'منذ|العمر|عمره|شركتنا|آخر|يفضل',
  notBefore: 'ميزة|يفضل|غير مطلوبة|من العمر',
};

const persian: YearsWords = {
  numbers: { یک: 1, دو: 2, سه: 3, چهار: 4, پنج: 5, شش: 6, هفت: 7, هشت: 8, نه: 9, ده: 10 },
  unit: String.raw` ?سال(?!\p{L}|\u200cه)`,
  whole: {},
  experience: 'سابقه|تجربه',
  least: 'حداقل|دست‌کم|دست کم',
  notAfter: 'سن|شرکت ما|ترجیحا|ترجیحاً|گذشته',
  notBefore: 'مزیت|ترجیح|پیش|گذشته|لازم نیست',
};

const hebrew: YearsWords = {
  numbers: { שלוש: 3, ארבע: 4, חמש: 5, שש: 6, שבע: 7, שמונה: 8, תשע: 9, עשר: 10 },
  unit: ' ?(?:שנים|שנות|שנה)',
  whole: { שנתיים: 2, שנתיי: 2 },
  experience: 'ניסיון|נסיון',
  least: 'לפחות|מינימום|לכל הפחות',
  notAfter: 'גיל|לפני|החברה|כבר|עדיפות',
  notBefore: 'יתרון|עדיפות|לא (?:נדרש|חובה)|גיל',
};

export const YEARS_WORDS: readonly YearsWords[] = [english, german, arabic, persian, hebrew];
