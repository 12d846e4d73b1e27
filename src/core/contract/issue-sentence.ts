import type { z } from 'zod';

/** What Zod says of a value before a sentence was chosen. */
type RawIssue = z.core.$ZodRawIssue;

/**
 * The sentence for people that says what is wrong with a value; a schema that brings its own sentence keeps it.
 * `undefined` leaves Zod's own text, for kinds that no form of ours can meet.
 */
export function issueSentence(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is needed.'
        : `This must be ${NOUNS[issue.expected] ?? 'of another kind'}.`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'This is needed.'
        : `Needs at least ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `Takes at most ${amount(issue.maximum, issue.origin)}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the form that is asked for.';
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `This is not known here: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a set of fields',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Give an e-mail address, such as name@example.org.',
  url: 'Give a web address, such as https://example.org.',
  uuid: 'This is not an id.',
  date: 'Give a date as year-month-day.',
  datetime: 'Give a date and time in ISO 8601.',
};

function amount(limit: unknown, origin: string): string {
  const unit = UNITS[origin];
  if (unit === undefined) return String(limit);
  return `${limit} ${Number(limit) === 1 ? unit : `${unit}s`}`;
}

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item', file: 'byte' };
