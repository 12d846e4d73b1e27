import { createInstance } from 'i18next';
import { errorSentence, issueSentenceIn } from './server-sentence.ts';

const texts = createInstance();

beforeAll(() =>
  texts.init({
    lng: 'de',
    fallbackLng: 'en',
    resources: {
      en: {
        core: {
          errors: { conflict: 'This was changed meanwhile.' },
          issues: { 'too-long_one': 'One.', 'too-long_other': 'At most {{count}}.' },
        },
        garden: { errors: { locked: 'The garden is locked.' }, issues: { 'too-deep': 'Dig less deep.' } },
      },
      de: {
        core: {
          errors: { conflict: 'Das wurde inzwischen geändert.' },
          issues: { 'too-long_one': 'Höchstens eines.', 'too-long_other': 'Höchstens {{count}}.' },
        },
        garden: { errors: { locked: 'Der Garten ist zu.' }, issues: { 'too-deep': 'Graben Sie weniger tief.' } },
      },
    },
  }),
);

test.each([
  ['of the core', 'conflict', 'This was changed meanwhile.', 'Das wurde inzwischen geändert.'],
  ['of a plugin', 'garden.locked', 'The garden is locked.', 'Der Garten ist zu.'],
])('A message of the server is translated by its code, %s', (_whose, code, message, said) => {
  expect(errorSentence(texts, code, message)).toBe(said);
});

test.each([
  ['the code is unknown', 'garden.frozen', 'The garden is frozen.'],
  ['it differs from the known message of its code', 'conflict', 'Helena moved this a moment ago.'],
  ['the plugin is not installed', 'shed.locked', 'The shed is locked.'],
])('A message of the server stays unchanged when %s', (_when, code, message) => {
  expect(errorSentence(texts, code, message)).toBe(message);
});

describe('An issue of a field', () => {
  test.each([
    [{ code: 'too-long', values: { count: 1 }, message: 'Use at most 1 character.' }, 'Höchstens eines.'],
    [{ code: 'too-long', values: { count: 20 }, message: 'Use at most 20 characters.' }, 'Höchstens 20.'],
    [{ code: 'garden.too-deep', message: 'Dig less deep.' }, 'Graben Sie weniger tief.'],
    [{ code: 'invalid', message: 'Not so.' }, 'Not so.'],
  ])('%o is translated to the current language', (issue, said) => {
    expect(issueSentenceIn(texts, issue)).toBe(said);
  });
});
