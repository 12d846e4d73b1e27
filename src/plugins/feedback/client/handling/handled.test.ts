import { ADA, aDetail, aRow, ME } from '../testing/sample-feedback.ts';
import { alteredFields, handledOf, rowChange, withChange } from './handled.ts';
import { tagOf } from './tag-of.ts';
import { resultText } from './use-handling.ts';

const item = aRow({ tags: ['map', 'login'], assignee: ADA });

it.each([
  [{ state: 'closed' as const }, { state: 'closed' }],
  [{ assignee: ME }, { assignee: ME.id }],
  [{ assignee: null }, { assignee: null }],
  [{ addTag: 'form' }, { tags: ['map', 'login', 'form'] }],
  [{ removeTag: 'map' }, { tags: ['login'] }],
])('a wanted change sends only what it alters: %j', (wanted, body) => {
  expect(alteredFields(item, wanted)).toEqual(body);
});

it.each([{ state: 'new' as const }, { assignee: { ...ADA, name: 'Ada' } }, { addTag: 'map' }, { removeTag: 'form' }])(
  'a wanted change sends nothing when the item is already so: %j',
  (wanted) => {
    expect(alteredFields(item, wanted)).toEqual({});
  },
);

it('a wanted change keeps the other values', () => {
  expect(withChange(item, { addTag: 'form' })).toEqual({ ...item, tags: ['map', 'login', 'form'] });
});

test('feedback of a caller without the duty has nothing to handle', () => {
  expect(handledOf({ ...aDetail(item), handling: null })).toBeUndefined();
  expect(rowChange({ ...aDetail(item), handling: null })).toEqual({});
});

test('a row takes the values of the item and keeps its excerpt', () => {
  const latest = aDetail(aRow({ state: 'resolved', waitingSince: null, version: 4, excerpt: 'Another text.' }));
  expect({ ...item, ...rowChange(latest) }).toEqual(aRow({ state: 'resolved', waitingSince: null, version: 4 }));
});

test.each([
  ['  Big   Screen ', 'big screen'],
  ['x', undefined],
  ['👩', undefined],
  ['x'.repeat(31), undefined],
  ['🧭'.repeat(30), '🧭'.repeat(30)],
])('the tag of the text %j is %j', (typed, tag) => {
  expect(tagOf(typed)).toBe(tag);
});

test('results are told by outcome with their numbers', () => {
  const outcomes = ['done', 'not-allowed', 'done', 'not-found', 'unchanged'] as const;
  const results = outcomes.map((outcome, index) => ({ id: String(index), outcome, entry: null }));
  const t = (key: string, values = {}): string => `${key} ${JSON.stringify(values)}`;
  expect(resultText(t, results, 'undone')).toBe(
    'bulk.outcome.undone {"count":2} bulk.outcome.unchanged {"count":1} bulk.outcome.not-allowed {"count":1} bulk.outcome.not-found {"count":1}',
  );
});
