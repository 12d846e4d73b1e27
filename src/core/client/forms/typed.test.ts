import { sendable, typedOf } from './typed.ts';

test('equal bodies have equal keys, and different bodies have different keys', () => {
  expect(typedOf({ title: 'Welder' }, {})).toEqual(sendable({ title: 'Welder' }));
  expect(typedOf({ title: 'Welder' }, {}).key).not.toBe(typedOf({ title: 'Welders' }, {}).key);
});

test('an empty body is a body', () => {
  expect(typedOf('', 'ignored')).toEqual({ body: '', key: '""' });
  expect(typedOf(null, 'ignored')).toEqual({ body: null, key: 'null' });
});

test('values that violate the contract have no body, and a key that no body has', () => {
  const held = typedOf<string>(undefined, 'Welder');
  expect(held.body).toBeUndefined();
  expect(held.key).toBe(typedOf(undefined, 'Welder').key);
  expect(held.key).not.toBe(typedOf(undefined, 'Welders').key);
  expect(held.key).not.toBe(sendable('Welder').key);
  expect(() => JSON.parse(held.key)).toThrow(SyntaxError);
});
