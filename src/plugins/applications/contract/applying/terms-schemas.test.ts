import { openTerms } from './open-terms.ts';
import { USUAL_TERMS } from './terms.ts';
import { type Question, termsSchema } from './terms-schemas.ts';

const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ask = (at: number, different: object = {}) => ({ id: idOf(at), text: 'Why?', help: '', required: true, kind: 'short', ...different });
const single = (different: object) => ask(0, { kind: 'single', options: ['Bus', 'Truck'], ...different });

/** The places and messages of what is wrong with the questions. */
function faults(...questions: readonly object[]): readonly string[] {
  const { error } = termsSchema.safeParse({ ...USUAL_TERMS, questions });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('the questions of a posting', () => {
  test.each<[string, readonly object[], readonly string[]]>([
    ['fifteen are taken', Array.from({ length: 15 }, (_, at) => ask(at)), []],
    ['sixteen are too many', Array.from({ length: 16 }, (_, at) => ask(at)), ['questions: Use at most 15 items.']],
    ['two with one id', [ask(1), ask(1)], ['questions.1.id: This is already among the others. Change or remove it.']],
    ['one option', [single({ options: ['Bus'] })], ['questions.0.options: Write at least two options.']],
    [
      'two options alike',
      [single({ options: ['Bus', 'BUS'] })],
      ['questions.0.options.1: This is already among the others. Change or remove it.'],
    ],
    [
      'an option of 121 characters',
      [single({ options: ['x'.repeat(121), 'Bus'] })],
      ['questions.0.options.0: Use at most 120 characters.'],
    ],
    ['accepted answers that are no options', [single({ accepted: ['Bike'] })], ['questions.0.accepted.0: This is not one of the options.']],
    [
      'a range that is turned round',
      [ask(0, { kind: 'number', unit: '', range: { min: 5, max: 1 } })],
      ['questions.0.range.max: The highest number is below the lowest one.'],
    ],
    [
      'a fourth file',
      [0, 1, 2, 3].map((at) => ask(at, { kind: 'file' })),
      ['questions.3.kind: At most three questions can ask for a file.'],
    ],
    ['a question without a text', [ask(0, { text: ' ' })], ['questions.0.text: This is required.']],
  ])('%s', (_what, questions, expected) => {
    expect(faults(...questions)).toEqual(expected);
  });

  test('as everybody reads them have no accepted answers', () => {
    const { questions } = termsSchema.parse({
      ...USUAL_TERMS,
      questions: [
        ask(0, { kind: 'yes-no', accepted: 'yes' }),
        ask(1, { kind: 'single', options: ['A', 'B'], accepted: ['B'] }),
        ask(2, { kind: 'number', unit: '', range: { min: null, max: null }, accepted: { min: 3, max: null } }),
      ],
    });
    const open = openTerms({ ...USUAL_TERMS, questions }).questions;
    expect(JSON.stringify(open)).not.toContain('accepted');
    expect(open.map(({ id }: Question) => id)).toEqual([idOf(0), idOf(1), idOf(2)]);
  });
});
