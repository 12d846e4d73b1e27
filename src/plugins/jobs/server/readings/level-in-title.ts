import type { TitleLevel } from '../../contract/title-level.ts';

/** The words of each level in the languages of the site, the first one that a title has counts. */
const WORDS: Readonly<Record<TitleLevel, string>> = {
  intern:
    'internship|intern|interns|trainee|traineeship|apprentice|apprenticeship|praktikum|praktikant(?:in)?|werkstudent(?:in)?|azubi|auszubildende[rn]?|متدرب|متدربة|تدريب|کارآموز|کارآموزی|מתמחה|התמחות',
  junior: `junior|jr|entry[- ]level|berufseinsteiger(?:in)?|مبتدئ|مبتدئة|حديث التخرج|تازه‌کار|جونیور|ג['׳]וניור|זוטר|זוטרה`,
  director: 'director|vice president|vp|svp|evp|cto|cfo|ceo|coo|cmo|geschäftsführer(?:in)?',
  lead: String.raw`team ?lead|tech(?:nical)? lead|lead (?:\p{L}+ ){0,2}(?:engineer|developer|designer|analyst|architect|scientist|consultant|programmer)|team ?leiter(?:in)?|ראש צוות`,
  senior: 'senior|sr|سنيور|סניור|בכיר|בכירה|سینیور',
};

/** Words that begin with a level and mean something else: `senior living`, `assistant to the director`, `associate director`. */
const OTHERWISE =
  /(?<!\p{L})(?:senior (?:care|citizens?|living|services|cent(?:er|re)|housing|homes?|community|high|school)|(?:assistant|secretary|associate|deputy|executive assistant)(?: to (?:the )?)? ?(?:managing )?(?:director|vice president|vp|ceo|cfo|cto|coo|cmo|svp|evp)|(?:to|for) (?:the )?(?:director|vp|ceo|cfo|cto|coo)|(?:intern|junior|trainee) (?:programme?|recruit\p{L}*|manager|coordinator|supervisor))(?!\p{L})/gu;

const LEVELS = (Object.keys(WORDS) as TitleLevel[]).map(
  (level) => [level, new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${WORDS[level]})(?![\p{L}\p{M}])`, 'u')] as const,
);

/** The level that a title names; `null` when it names none, or several. */
export function levelIn(title: string): TitleLevel | null {
  const text = title.toLowerCase().replace(OTHERWISE, ' ');
  const found = LEVELS.filter(([, words]) => words.test(text)).map(([level]) => level);
  // "Senior Director" and "Senior Lead Engineer" are what the other word says.
  const higher = found.filter((level) => level === 'director' || level === 'lead');
  const [level = null, ...others] = higher.length === 0 ? found : found.filter((each) => each !== 'senior');
  return others.length === 0 ? level : null;
}
