import { askedFilters, usedFilters } from './issued-filters.ts';

test('the address asks for a state and for words', () => {
  expect(askedFilters({ status: 'active', q: ' Kim ' })).toEqual({ status: 'active', q: 'Kim' });
});

test('an unknown state and empty words ask for nothing', () => {
  expect(askedFilters({ status: 'expired', q: '  ' })).toEqual({ status: undefined, q: undefined });
  expect(usedFilters(askedFilters({ status: 'expired', q: '' }))).toEqual({});
});

test('only the filters that are in use are named', () => {
  expect(usedFilters({ status: 'revoked', q: undefined })).toEqual({ status: 'revoked' });
});
