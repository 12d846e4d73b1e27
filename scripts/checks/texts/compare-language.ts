import { SAME_IN_GERMAN } from './allowed.ts';
import type { Texts } from './locale-files.ts';
import { placeholdersOf, withoutPlaceholders } from './placeholders.ts';
import { expectedKeys, pluralKey, saysItsNumber } from './plural-keys.ts';
import type { SameText } from './same-texts.ts';

/** The fault of a text that a language does not have. */
export const MISSING = 'is missing';

/** A text and its fault. */
export interface TextFault {
  readonly key: string;
  readonly what: string;
}

/** The faults in a namespace's texts in one language, compared with English. English is compared with itself. */
export function compareLanguage(english: Texts, translated: Texts, language: string, same: readonly SameText[] = []): TextFault[] {
  const expected = expectedKeys(english, language);
  return [
    ...[...expected.keys()].filter((key) => !translated.has(key)).map((key) => ({ key, what: MISSING })),
    ...[...translated.keys()].filter((key) => !expected.has(key)).map((key) => ({ key, what: strangeKey(key, english, language) })),
    ...[...expected.keys()].flatMap((key) => {
      const text = translated.get(key);
      const from = english.get(sourceOf(key, english, language));
      const category = pluralKey(key, english)?.category;
      return text === undefined || from === undefined ? [] : textFaults({ key, category, from, text, language, same });
    }),
  ];
}

/** The English key to compare with: the same category if it stands for a single number and English has it, else `other`. */
function sourceOf(key: string, english: Texts, language: string): string {
  const plural = pluralKey(key, english);
  if (plural === undefined || (saysItsNumber(plural.category, language) && english.has(key))) return key;
  return `${plural.base}_other`;
}

function strangeKey(key: string, english: Texts, language: string): string {
  return pluralKey(key, english) === undefined ? 'is not in English' : `is a plural category that ${language} does not have`;
}

interface Pair {
  readonly key: string;
  /** The plural category, if the key has one. */
  readonly category: string | undefined;
  readonly from: string;
  readonly text: string;
  readonly language: string;
  /** Texts of the namespace that may equal the English ones. */
  readonly same: readonly SameText[];
}

function textFaults(pair: Pair): TextFault[] {
  const { text, language } = pair;
  const faults = [
    text.trim() === '' ? 'is empty' : text !== text.trim() && 'begins or ends with a space',
    /\{\{\s*count\s*\}\}/.test(text) && 'writes a count without a format: use {{count, number}}',
    differingPlaceholders(pair),
    language !== 'en' && isSameByMistake(pair) && 'equals its English',
  ];
  return faults.flatMap((what) => (typeof what === 'string' ? [{ key: pair.key, what }] : []));
}

function differingPlaceholders({ from, text, category, language }: Pair): string | undefined {
  const mayBeSaid = category !== undefined && saysItsNumber(category, language);
  const compared = (placeholder: string): boolean => !(mayBeSaid && placeholder.split(',')[0] === 'count');
  const asked = placeholdersOf(from).filter(compared);
  const given = placeholdersOf(text).filter(compared);
  if (asked.join() === given.join()) return undefined;
  return `has other placeholders than English: ${listed(given)} instead of ${listed(asked)}`;
}

function listed(placeholders: readonly string[]): string {
  return placeholders.length === 0 ? 'none' : placeholders.map((one) => `{{${one}}}`).join(' ');
}

function isSameByMistake({ key, from, text, language, same }: Pair): boolean {
  if (text !== from || !/\p{L}/u.test(withoutPlaceholders(text))) return false;
  if (same.some((one) => one.key === key && one.languages.includes(language))) return false;
  return language !== 'de' || !SAME_IN_GERMAN.has(text);
}
