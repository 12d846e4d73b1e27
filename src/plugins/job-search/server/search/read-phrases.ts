import type { PhraseField } from '../../contract/read.ts';

/** What a phrase of a search text means as the value of a filter. */
export interface Meaning {
  readonly field: PhraseField;
  readonly value: string;
}

// Words that also name jobs, such as `intern` and `junior`, are left out: they are searched as words.
const PHRASES: Readonly<Record<PhraseField, Readonly<Record<string, readonly string[]>>>> = {
  workMode: {
    remote: [
      ...['remote', 'remotely', 'fully remote', 'work from home', 'working from home', 'wfh', 'home office', 'homeoffice', 'telecommute'],
      ...['mobiles arbeiten', 'von zuhause', 'von zu hause', 'im homeoffice', 'عن بعد', 'العمل عن بعد', 'من المنزل', 'العمل من المنزل'],
      ...['دورکاری', 'دور کاری', 'از راه دور', 'עבודה מהבית', 'מהבית', 'מרחוק', 'עבודה מרחוק'],
    ],
    hybrid: ['hybrid', 'هجين', 'ترکیبی', 'היברידי', 'היברידית'],
  },
  employmentType: {
    full_time: ['full time', 'fulltime', 'vollzeit', 'دوام كامل', 'بدوام كامل', 'تمام وقت', 'משרה מלאה'],
    part_time: ['part time', 'parttime', 'teilzeit', 'دوام جزئي', 'بدوام جزئي', 'پاره وقت', 'משרה חלקית'],
    internship: ['internship', 'internships', 'praktikum', 'praktika', 'تدريب داخلي', 'کارآموزی', 'התמחות'],
    contract: ['freelance', 'freelancing', 'freiberuflich', 'عمل حر', 'فریلنسری', 'פרילנס'],
    temporary: ['temporary', 'temp job', 'befristet', 'عمل مؤقت', 'کار موقت', 'עבודה זמנית'],
    volunteer: ['volunteering', 'ehrenamtlich', 'ehrenamt', 'عمل تطوعي', 'کار داوطلبانه', 'התנדבות'],
  },
  experience: {
    starting: [
      ...['entry level', 'no experience', 'without experience', 'no experience required', 'no experience needed'],
      ...['berufseinsteiger', 'berufseinstieg', 'ohne erfahrung', 'ohne berufserfahrung', 'بدون خبرة', 'بلا خبرة', 'حديث التخرج'],
      ...['بدون سابقه', 'بدون سابقه کار', 'بدون تجربه', 'ללא ניסיון', 'בלי ניסיון'],
    ],
  },
};

/** All phrases of a value, for postings that say it in words. */
export function phrasesOf({ field, value }: Meaning): readonly string[] {
  return PHRASES[field][value] ?? [];
}

/** Calls back for each phrase. */
export function eachPhrase(tell: (phrase: string, meaning: Meaning) => void): void {
  for (const [field, values] of Object.entries(PHRASES) as readonly [PhraseField, Readonly<Record<string, readonly string[]>>][]) {
    for (const [value, phrases] of Object.entries(values)) for (const phrase of phrases) tell(phrase, { field, value });
  }
}
