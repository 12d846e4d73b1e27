import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { idOf } from '../testing/application-builders.ts';
import { contentOf, inputOf, newQuestions, valuesOf } from './draft-values.ts';

const terms: Terms = {
  ...USUAL_TERMS,
  questions: [{ id: idOf(11), kind: 'short', text: 'Why?', help: '', required: true }],
  version: 4,
};

test.each([{}, { cv: null }, { cv: idOf(1), message: 'Hello', answers: { [idOf(11)]: 'So' } }])(
  'a content of a draft is the same after the form: %j',
  (content) => {
    expect(contentOf(valuesOf(content))).toEqual({ message: '', answers: {}, ...content });
  },
);

test('only what the terms ask for is sent', () => {
  const content = { message: ' Hello ', cv: idOf(1), answers: { [idOf(11)]: 'So', [idOf(12)]: 'Gone' } };
  expect(inputOf(terms, content)).toEqual({ message: 'Hello', cv: idOf(1), answers: { [idOf(11)]: 'So' }, termsVersion: 4 });
  expect(inputOf({ ...terms, message: 'off', cv: 'off', questions: [] }, content)).toEqual({ answers: {}, termsVersion: 4 });
});

test('new and changed questions are named, and others are not', () => {
  const [why] = terms.questions;
  if (why === undefined) throw new Error('There is a question.');
  const when = { id: idOf(12), kind: 'date', text: 'From when?', help: '', required: false } as const;
  expect(newQuestions(terms, { ...terms, questions: [why, when] })).toEqual(['From when?']);
  expect(newQuestions(terms, { ...terms, questions: [{ ...why, help: 'Briefly.' }] })).toEqual(['Why?']);
  expect(newQuestions(terms, { ...terms, questions: [] })).toEqual([]);
});
