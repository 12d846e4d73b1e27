import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { idOf } from '../testing/sample-feedback.ts';
import { askedFeedback, countFilters, feedbackList } from './feedback-list.ts';

const me = idOf(1);

test('the filters of an address are read by name', () => {
  const search = {
    q: ' map ',
    state: 'closed',
    assignee: 'nobody',
    kind: 'idea',
    tag: 'Big  Screen',
    rating: '4',
    language: 'pt-BR',
    page: 'jobs',
    from: '2026-03-01',
    to: '2026-03-02',
    sort: 'waiting',
  };
  expect(filterValuesIn(feedbackList.filters, search)).toEqual({ ...search, q: 'map', tag: 'big screen', page: '/jobs' });
});

test('empty, unknown and default values of an address are left out', () => {
  const search = {
    q: ' ',
    state: 'open',
    assignee: 'x',
    kind: '',
    tag: 'x',
    rating: '6',
    language: '1',
    from: '2026',
    sort: 'newest',
    mine: '1',
  };
  expect(filterValuesIn(feedbackList.filters, search)).toEqual({});
});

test('without a state, open feedback is asked for, newest first', () => {
  expect(askedFeedback({}, me)).toMatchObject({ state: 'open', sort: 'newest' });
  expect(askedFeedback({ state: 'any' }, me).state).toBeUndefined();
  expect(askedFeedback({ state: 'spam' }, me).state).toBe('spam');
});

test('the own feedback is that of the signed-in administrator', () => {
  expect(askedFeedback({ assignee: 'me' }, me).assignee).toBe(me);
  expect(askedFeedback({ assignee: 'nobody' }, me).assignee).toBe('nobody');
});

test('a period is from the beginning of its first day to the end of its last one, in the time zone of the reader', () => {
  const { from = '', to = '' } = askedFeedback({ from: '2026-03-01', to: '2026-03-01' }, me);
  expect([new Date(from), new Date(to)]).toEqual([new Date(2026, 2, 1), new Date(2026, 2, 2)]);
});

test('the order does not count as a filter', () => {
  expect(countFilters({ q: 'map', state: 'any', sort: 'waiting' })).toBe(2);
});
