import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { userList } from './user-list.ts';

const GROUP = '018f0000-0000-7000-8000-00000000000a';

test('the filters of an address are read by name', () => {
  const search = { q: ' Ada ', role: 'none', status: 'suspended', group: GROUP, sort: 'name' };
  expect(filterValuesIn(userList.filters, search)).toEqual({ ...search, q: 'Ada' });
});

test('empty and unknown filters of an address are left out', () => {
  expect(filterValuesIn(userList.filters, { q: ' ', role: 'owner', status: '', group: 'x', sort: 'oldest', page: '2' })).toEqual({});
});
