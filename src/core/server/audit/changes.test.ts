import { auditAction } from './audit-action.ts';
import { changesOf } from './changes.ts';
import { hasChanged } from './has-changed.ts';

const action = auditAction({ name: 'plant.updated', subject: 'plant', fields: { name: 'value', tags: 'value', story: 'length' } });

test('changed fields have their values, or the lengths of free text', () => {
  expect(changesOf(action, { name: ['Fig', 'Date'], story: ['a fig', null] })).toEqual({
    name: { from: 'Fig', to: 'Date' },
    story: { lengths: [5, 0] },
  });
});

test('unchanged fields are left out, also lists and objects with the same content', () => {
  expect(changesOf(action, { name: ['Fig', 'Fig'], tags: [[{ b: 1, a: 2 }], [{ a: 2, b: 1 }]], story: [undefined, null] })).toEqual({});
});

test('something changed when one field has another value', () => {
  expect(hasChanged({ name: ['Fig', 'Fig'], tags: [[{ b: 1, a: 2 }], [{ a: 2, b: 1 }]], story: [undefined, null] })).toBe(false);
  expect(hasChanged({ name: ['Fig', 'Fig'], story: ['a fig', 'a pig'] })).toBe(true);
  expect(hasChanged({})).toBe(false);
});

test('a field that the action does not declare is an error', () => {
  expect(() => changesOf(action, { secret: ['a', 'b'] } as never)).toThrow('does not declare the field "secret"');
});

test('changes of more than 16 KB are replaced by their size and the names of the fields', () => {
  const changes = changesOf(action, { name: ['', 'x'.repeat(1024 * 1024)] });
  expect(changes).toEqual({ tooLarge: { bytes: expect.any(Number), fields: ['name'] } });
});

test('characters that the database cannot store are replaced', () => {
  expect(changesOf(action, { name: ['a\u0000b', 'c\uD800d'] })).toEqual({ name: { from: 'a\uFFFDb', to: 'c\uFFFDd' } });
});
