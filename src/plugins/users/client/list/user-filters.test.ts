import { userFiltersIn } from './user-filters.ts';

const GROUP = '018f0000-0000-7000-8000-00000000000a';

test('the filters of an address are read by name', () => {
  const search = { q: ' Ada ', role: 'none', status: 'suspended', group: GROUP, sort: 'name' };
  expect(userFiltersIn(search)).toEqual({ ...search, q: 'Ada' });
});

test('empty and unknown filters of an address are left out', () => {
  expect(userFiltersIn({ q: ' ', role: 'owner', status: '', group: 'x', sort: 'oldest', page: '2' })).toEqual({});
});
