import fc from 'fast-check';
import { z } from '#core/contract/schema.ts';
import { readStored } from './read-stored.ts';

const item = z.object({
  name: z.string().min(2),
  note: z.string().max(5),
  level: z.number().int().max(9).nullable(),
  tags: z.array(z.string().min(1)),
});
const schema = z.object({
  title: z.string().max(5),
  isShown: z.boolean(),
  size: z.enum(['', 'small', 'large']),
  pay: z.object({ min: z.number(), currency: z.string().length(3) }).nullable(),
  items: z.array(item).max(3),
});
const blank: z.output<typeof schema> = { title: '', isShown: false, size: '', pay: null, items: [] };
const anItem = { name: 'Welding', note: '', level: 3, tags: ['a'] };
const whole = { title: 'Title', isShown: true, size: 'small', pay: { min: 1, currency: 'EUR' }, items: [anItem] };

const read = (change: object) => readStored(schema, blank, { ...whole, ...change });

test('a valid document is returned as it is, without fields that the schema does not know', () => {
  expect(read({ old: 1 })).toEqual({ value: whole, blanked: [] });
});

test('a missing document and fields added since are blank', () => {
  expect(readStored(schema, blank, undefined)).toEqual({ value: blank, blanked: [] });
  expect(readStored(schema, blank, {})).toEqual({ value: blank, blanked: [] });
});

test.each([['text'], [5], [null], [true], [[whole]]])('%p is not a document, and becomes blank', (stored) => {
  expect(readStored(schema, blank, stored)).toEqual({ value: blank, blanked: [''] });
});

test.each([
  ['title', { title: 'Too long' }, { title: '' }],
  ['title', { title: 7 }, { title: '' }],
  ['isShown', { isShown: 'yes' }, { isShown: false }],
  ['size', { size: 'medium' }, { size: '' }],
  ['items', { items: 'none' }, { items: [] }],
  ['items', { items: { 0: anItem } }, { items: [] }],
  ['items.0.note', { items: [{ ...anItem, note: 'Too long' }] }, { items: [{ ...anItem, note: '' }] }],
  ['items.0.level', { items: [{ ...anItem, level: 10 }] }, { items: [{ ...anItem, level: null }] }],
  ['items.0.level', { items: [{ ...anItem, level: '3' }] }, { items: [{ ...anItem, level: null }] }],
  ['items.0.tags', { items: [{ ...anItem, tags: undefined }] }, { items: [{ ...anItem, tags: [] }] }],
  ['items.0.tags.1', { items: [{ ...anItem, tags: ['a', '', 'b'] }] }, { items: [{ ...anItem, tags: ['a', 'b'] }] }],
])('an invalid field is blank and named: %s', (name, stored, expected) => {
  expect(read(stored)).toEqual({ value: { ...whole, ...expected }, blanked: [name] });
});

test('a field that cannot be blank alone blanks the part it belongs to, and nothing else', () => {
  const other = { ...anItem, name: 'Turning' };
  expect(read({ items: [anItem, { ...anItem, name: 'W' }, other, null, { ...anItem, name: 5 }] }).value.items).toEqual([anItem, other]);
  expect(read({ pay: { min: 'much', currency: 'EUR' } })).toEqual({ value: { ...whole, pay: null }, blanked: ['pay.min'] });
});

test('a list that is too long keeps its first elements', () => {
  const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ ...anItem, name }));
  expect(read({ items })).toEqual({ value: { ...whole, items: items.slice(0, 3) }, blanked: ['items'] });
});

test('for any stored value, the result fits the schema', () => {
  const fit = fc.record({ name: fc.string(), note: fc.string(), level: fc.jsonValue(), tags: fc.jsonValue() }, { requiredKeys: [] });
  const near = fc.record(
    {
      title: fc.jsonValue(),
      isShown: fc.jsonValue(),
      size: fc.jsonValue(),
      pay: fc.jsonValue(),
      items: fc.array(fc.oneof(fit, fc.jsonValue())),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.jsonValue()), (stored) => {
      const { value } = readStored(schema, blank, stored);
      expect(schema.parse(value)).toEqual(value);
      expect(readStored(schema, blank, value)).toEqual({ value, blanked: [] });
    }),
  );
});
