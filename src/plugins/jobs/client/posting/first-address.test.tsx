import { renderHook } from '@testing-library/react';
import { useFirstSearch } from './first-address.ts';

const searchOf = (jobId: string): string => renderHook(() => useFirstSearch(jobId)).result.current;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/jobs/1');
});

test('the query is that of the address at which the tab first opened the posting', () => {
  history.replaceState(null, '', '/jobs/1?src=newsletter');
  expect(searchOf('1')).toBe('?src=newsletter');
  history.replaceState(null, '', '/jobs/1?then=apply&src=later');
  expect(searchOf('1')).toBe('?src=newsletter');
  expect(searchOf('2')).toBe('?then=apply&src=later');
});

test('an address without a query counts as the first one too', () => {
  expect(searchOf('1')).toBe('');
  history.replaceState(null, '', '/jobs/1?src=later');
  expect(searchOf('1')).toBe('');
});

test('the query is that of the present address where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Denied.');
  });
  history.replaceState(null, '', '/jobs/1?src=newsletter');
  expect(searchOf('1')).toBe('?src=newsletter');
  jest.restoreAllMocks();
});

test('a long query is cut', () => {
  history.replaceState(null, '', `/jobs/1?src=${'x'.repeat(5000)}`);
  expect(searchOf('1')).toHaveLength(2000);
});
