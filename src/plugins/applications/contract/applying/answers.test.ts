import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { type Answer, checkAnswers, isBlank, isMarked } from './answers.ts';
import type { Question } from './terms-schemas.ts';

const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const base = { text: 'A question', help: '', required: false };
const NUMBER = { ...base, kind: 'number', range: { min: 0, max: 50 }, unit: 'years' } as const;
const CHOICE = { ...base, kind: 'single', options: ['Bus', 'Truck'] } as const;

type WithoutId<One> = One extends Question ? Omit<One, 'id'> : never;

/** A question before it has an id. */
type Asked = WithoutId<Question>;

/** Questions with ids by their places. */
const questions = (...given: readonly Asked[]): readonly Question[] => given.map((question, at) => ({ ...question, id: idOf(at) }));

/** What is wrong with the answer to a question; `undefined` for one that is taken. */
function fault(question: Asked, answer: Answer): string | undefined {
  const checked = checkAnswers(questions(question), { [idOf(0)]: answer });
  return 'issues' in checked ? checked.issues[0]?.code : undefined;
}

describe('answers', () => {
  test.each<[string, Asked, Answer, string | undefined]>([
    ['a short text', { ...base, kind: 'short' }, 'Yes, I can.', undefined],
    ['a short text of 201 characters', { ...base, kind: 'short' }, 'x'.repeat(201), 'too-long'],
    ['a long text of 2,001 characters', { ...base, kind: 'long' }, 'x'.repeat(2001), 'too-long'],
    ['40 combining marks on a letter', { ...base, kind: 'long' }, `a${'\u0301'.repeat(40)}`, 'too-many-marks'],
    ['a text of line breaks for a line', { ...base, kind: 'short' }, 'one\ntwo', undefined],
    ['an option', CHOICE, 'Bus', undefined],
    ['what is no option', CHOICE, 'Bike', 'applications.choose-answer'],
    ['a number for a choice', CHOICE, 3, 'applications.choose-answer'],
    ['yes', { ...base, kind: 'yes-no' }, 'yes', undefined],
    ['maybe', { ...base, kind: 'yes-no' }, 'maybe', 'applications.choose-answer'],
    ['several options', { ...CHOICE, kind: 'multi' }, ['Truck', 'Bus'], undefined],
    ['several options with a wrong one', { ...CHOICE, kind: 'multi' }, ['Truck', 'Bike'], 'applications.choose-answer'],
    ['a number in the range', NUMBER, 12.5, undefined],
    ['a number above the range', NUMBER, 51, 'too-high'],
    ['an infinite number', NUMBER, Number('1e400'), 'not-number'],
    ['a text for a number', NUMBER, '12', 'not-number'],
    ['a day', { ...base, kind: 'date' }, '2028-02-29', undefined],
    ['a day that does not exist', { ...base, kind: 'date' }, '2026-02-30', 'not-date'],
    ['a file', { ...base, kind: 'file' }, idOf(7), undefined],
    ['a name for a file', { ...base, kind: 'file' }, 'cv.pdf', 'not-id'],
    ['an answer to a text', { ...base, kind: 'info' }, 'Fine', 'applications.not-asked'],
  ])('%s', (_what, question, answer, code) => {
    expect(fault(question, answer)).toBe(code);
  });

  test('without a visible character are no answers', () => {
    for (const answer of [' ', '\u200b', '\u2060\u00ad']) expect(isBlank(answer)).toBe(true);
  });

  test('that are missing are needed only where the question is required', () => {
    const asked = questions({ ...base, kind: 'short', required: true }, { ...CHOICE, required: true }, { ...base, kind: 'date' });
    for (const blank of ['', '   ', []]) {
      const checked = checkAnswers(asked, { [idOf(0)]: blank });
      expect(checked).toEqual({
        issues: [0, 1].map((at) => ({
          ...{ code: 'applications.answer-needed', message: 'Answer this question.', path: `answers.${idOf(at)}` },
        })),
      });
    }
  });

  test('to questions that are not asked are refused', () => {
    expect(checkAnswers([], { [idOf(3)]: 'x' })).toMatchObject({
      issues: [{ code: 'applications.not-asked', path: `answers.${idOf(3)}` }],
    });
  });

  test('of several options keep the order of the options and each once', () => {
    const asked = questions({ ...base, kind: 'multi', options: ['A', 'B', 'C'] });
    expect(checkAnswers(asked, { [idOf(0)]: ['C', 'A', 'C'] })).toEqual({ answers: { [idOf(0)]: ['A', 'C'] } });
  });

  test('once checked are taken again as they are', () => {
    const kinds = fc.constantFrom<Asked>(
      ...[{ ...base, kind: 'short' } as const, { ...base, kind: 'long' } as const, NUMBER, CHOICE, { ...CHOICE, kind: 'multi' } as const],
    );
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('Bus', 'Truck'),
      fc.double(),
      fc.array(fc.constantFrom('Bus', 'Truck', 'Bike')),
    );
    fc.assert(
      fc.property(kinds, anything, (kind, answer) => {
        const asked = questions(kind);
        const checked = checkAnswers(asked, { [idOf(0)]: answer });
        if ('answers' in checked) expect(checkAnswers(asked, checked.answers)).toEqual(checked);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the mark of an answer', () => {
  test.each<[Asked, Answer | undefined, boolean]>([
    [{ ...base, kind: 'yes-no', accepted: 'yes' }, 'no', true],
    [{ ...base, kind: 'yes-no', accepted: 'yes' }, 'yes', false],
    [{ ...base, kind: 'yes-no', accepted: 'yes' }, undefined, false],
    [{ ...base, kind: 'yes-no' }, 'no', false],
    [{ ...CHOICE, accepted: ['Truck'] }, 'Bus', true],
    [{ ...CHOICE, accepted: ['Truck'] }, 'Truck', false],
    [{ ...NUMBER, accepted: { min: 3, max: null } }, 2, true],
    [{ ...NUMBER, accepted: { min: 3, max: null } }, 3, false],
    [{ ...NUMBER, accepted: { min: null, max: 10 } }, 11, true],
    [{ ...base, kind: 'short' }, 'x', false],
  ])('%#', (question, answer, isSet) => {
    expect(isMarked({ ...question, id: idOf(0) }, answer)).toBe(isSet);
  });
});
