import { databaseFailure, isRefusedValue } from './database-failure.ts';

const withCode = (code: unknown): object => ({ code });

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s: the disk is full', (code) => {
  expect(databaseFailure(withCode(code))).toBe('storage-full');
});

test('23503: a referenced row no longer exists', () => {
  expect(databaseFailure(withCode('23503'))).toBe('conflict');
});

test.each(['22003', '22P02', '2200G'])('%s: the database refuses a value', (code) => {
  expect(databaseFailure(withCode(code))).toBe('invalid');
  expect(isRefusedValue(withCode(code))).toBe(true);
});

test.each(['08006', '53300', '57014', 'ECONNREFUSED'])('%s: the database is unavailable', (code) => {
  expect(databaseFailure(withCode(code))).toBe('unavailable');
});

test.each(['23505', '42P01', '220', '220031', 'x22003', '22-03', 22_003, undefined])('%p is not a known database failure', (code) => {
  expect(databaseFailure(withCode(code))).toBeUndefined();
  expect(isRefusedValue(withCode(code))).toBe(false);
});

test.each([undefined, null, 'text', new Error('any')])('a value without a code is not a known database failure: %p', (error) => {
  expect(databaseFailure(error)).toBeUndefined();
});
