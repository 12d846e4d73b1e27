import { requiresIn } from '../../scripts/plugins/requires-in.ts';

test('The requires of a manifest are read from its source', () => {
  expect(requiresIn(`export const a = defineServerPlugin({ id: 'a', requires: ['b', 'c'], setup: () => ({}) });`)).toEqual(['b', 'c']);
});

test('The requires of a manifest are empty when it names none', () => {
  expect(requiresIn(`export const a = defineServerPlugin({ id: 'a', setup: () => ({}) });`)).toEqual([]);
});
