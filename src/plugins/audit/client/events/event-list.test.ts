import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { eventList } from './event-list.ts';

const filtersIn = (search: Readonly<Record<string, string | undefined>>) => filterValuesIn(eventList.filters, search);

test('empty, unknown and unreadable filters of an address are left out', () => {
  const search = { who: ' Ada ', action: '', outcome: 'perhaps', sort: 'newest', from: '2026-02-30x', to: undefined, page: '2' };
  expect(filtersIn(search)).toEqual({ who: 'Ada' });
});

test('an order other than the default one stays in the address and is asked for', () => {
  expect(filtersIn({ sort: 'oldest' })).toEqual({ sort: 'oldest' });
  expect(filtersIn({ sort: 'loudest' })).toEqual({});
  expect(eventList.ask({ sort: 'oldest' })).toMatchObject({ sort: 'oldest' });
});

test('a period is from the beginning of its first day to the end of its last one, in the time zone of the reader', () => {
  const { from, to } = eventList.ask(filtersIn({ from: '2026-03-01', to: '2026-03-01' }));
  expect([new Date(String(from)), new Date(String(to))]).toEqual([new Date(2026, 2, 1), new Date(2026, 2, 2)]);
});
