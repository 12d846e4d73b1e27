import type { z } from 'zod';
import { type Issue, type IssueValues, issueAt } from './errors.ts';

/** An issue from Zod before its message was chosen. */
type RawIssue = z.core.$ZodRawIssue;

/** Either of the two forms of a Zod issue. The fields that this file reads exist in both. */
type AnyIssue = RawIssue | z.core.$ZodIssue;

/** A sentence that depends on a count, with one text for each English plural category. */
type PluralSentence = { readonly one: string; readonly other: string };

/** The core's validation messages by code. `{{…}}` is replaced with the values of an issue. The client has the same English texts. */
export const ISSUE_SENTENCES = Object.freeze({
  needed: 'This is required.',
  'not-text': 'This must be text.',
  'not-number': 'This must be a number.',
  'not-whole': 'This must be a whole number.',
  'not-yes-no': 'This must be yes or no.',
  'not-list': 'This must be a list.',
  'not-fields': 'This must be a set of fields.',
  'wrong-kind': 'This value has the wrong type.',
  'too-short': { one: 'Use at least {{count, number}} character.', other: 'Use at least {{count, number}} characters.' },
  'too-long': { one: 'Use at most {{count, number}} character.', other: 'Use at most {{count, number}} characters.' },
  'too-few': { one: 'Add at least {{count, number}} item.', other: 'Add at least {{count, number}} items.' },
  'too-many': { one: 'Use at most {{count, number}} item.', other: 'Use at most {{count, number}} items.' },
  'too-low': 'This must be at least {{limit, number}}.',
  'too-high': 'This must be at most {{limit, number}}.',
  'not-email': 'Enter an email address, such as name@example.org.',
  'not-url': 'Enter a web address, such as https://example.org.',
  'not-id': 'This is not an id.',
  'not-date': 'Enter a date as year-month-day.',
  'not-instant': 'Enter a date and time.',
  'address-with-user': 'Remove the user name and the @ from the address.',
  'unseen-characters': 'This contains invisible characters. Type it instead of pasting it.',
  'too-many-marks': 'Use at most 30 accents on one letter.',
  'not-file-name': 'This file needs another name.',
  'empty-file': 'This file is empty.',
  'too-long-formatted': 'This is too long with its formatting. Shorten it, or remove some formatting.',
  'wrong-form': 'This does not have the required format.',
  'not-offered': 'Choose one of: {{options}}.',
  'not-known': 'Unknown fields: {{fields}}.',
  'foreign-cursor': 'This list position is not valid. Start with the first page.',
} satisfies Readonly<Record<string, string | PluralSentence>>);

type IssueCode = keyof typeof ISSUE_SENTENCES;

/** How many unknown fields a sentence names, and how many UTF-16 units of each name. */
const [SHOWN_NAMES, SHOWN_LETTERS] = [10, 60];

/** A code with the values for its sentence. */
interface Meaning {
  readonly code: IssueCode;
  readonly values?: IssueValues;
}

/**
 * The message for users that describes an invalid value. A schema with its own message keeps it.
 * Returns `undefined` to keep Zod's text, for kinds of issues that cannot occur in our forms.
 */
export function issueSentence(issue: RawIssue): string | undefined {
  const meaning = isAbsent(issue) ? { code: 'needed' as const } : meaningOf(issue);
  return meaning && sentenceOf(meaning);
}

/** Whether nothing was entered. A form sends an empty text for an empty field, whatever its minimum length or its choices are. */
function isAbsent({ code, input }: RawIssue): boolean {
  if (code === 'invalid_type') return input === undefined || input === null;
  return (code === 'too_small' || code === 'invalid_value') && input === '';
}

/** Converts a Zod issue to the form that the API returns and forms show. Its code lets clients translate it. */
export function issueOf(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.map(String).join('.');
  const { message } = issue;
  const meaning = message === ISSUE_SENTENCES.needed ? { code: 'needed' as const } : meaningOf(issue);
  // A message of the schema itself was declared by its plugin, or it has no code.
  return meaning !== undefined && sentenceOf(meaning) === message ? { path, message, ...meaning } : issueAt(path, message);
}

function meaningOf(issue: AnyIssue): Meaning | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return { code: KINDS[String(issue.expected)] ?? 'wrong-kind' };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? { code: 'needed' }
        : bound(SMALL, issue.origin, Number(issue.minimum));
    case 'too_big':
      return bound(BIG, issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return { code: FORMATS[issue.format] ?? 'wrong-form' };
    case 'invalid_value':
      return { code: 'not-offered', values: { options: issue.values.map(String).join(', ') } };
    case 'unrecognized_keys':
      return { code: 'not-known', values: { fields: shortened(issue.keys) } };
    default:
      return undefined;
  }
}

/** Names that the caller chose, of any number and length. */
function shortened(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map((name) => name.slice(0, SHOWN_LETTERS));
  return shown.join(', ') + (names.length > SHOWN_NAMES ? ', …' : '');
}

function sentenceOf({ code, values = {} }: Meaning): string {
  const sentence: string | PluralSentence = ISSUE_SENTENCES[code];
  const text = typeof sentence === 'string' ? sentence : values.count === 1 ? sentence.one : sentence.other;
  return text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => englishOf(values[name]));
}

function englishOf(value: string | number | undefined): string {
  return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
}

const KINDS: Readonly<Record<string, IssueCode>> = {
  string: 'not-text',
  number: 'not-number',
  int: 'not-whole',
  boolean: 'not-yes-no',
  array: 'not-list',
  object: 'not-fields',
  record: 'not-fields',
};

const FORMATS: Readonly<Record<string, IssueCode>> = {
  email: 'not-email',
  url: 'not-url',
  uuid: 'not-id',
  date: 'not-date',
  datetime: 'not-instant',
  address_with_user: 'address-with-user',
  plain: 'unseen-characters',
  marks: 'too-many-marks',
  rich_text_size: 'too-long-formatted',
};

/** Issue codes for a limit on the length of a text, the length of a list or the value of a number. */
interface Bound {
  readonly text: IssueCode;
  readonly list: IssueCode;
  readonly number: IssueCode;
}

const SMALL: Bound = { text: 'too-short', list: 'too-few', number: 'too-low' };
const BIG: Bound = { text: 'too-long', list: 'too-many', number: 'too-high' };

function bound({ text, list, number }: Bound, origin: string, limit: number): Meaning | undefined {
  if (origin === 'string') return { code: text, values: { count: limit } };
  if (origin === 'array' || origin === 'set') return { code: list, values: { count: limit } };
  return origin === 'number' || origin === 'int' ? { code: number, values: { limit } } : undefined;
}
