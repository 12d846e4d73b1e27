import { defineMaster } from './define-master.ts';
import { valuesSchemaOf } from './field-schemas.ts';

const lamps = defineMaster({
  entity: 'lamps',
  fields: [
    { kind: 'number', name: 'watts', min: 0, max: 100, isRequired: true },
    { kind: 'number', name: 'hours', min: 0, max: 9, decimals: 1 },
    { kind: 'choice', name: 'base', options: ['screw', 'pin'], isRequired: true },
    { kind: 'reference', name: 'rooms', entity: 'rooms', max: 2 },
    { kind: 'pattern', name: 'label', max: 20 },
  ],
});
const given = { watts: '40', base: 'pin' };
const parse = (values: object) => valuesSchemaOf(lamps).safeParse({ ...given, ...values });

test('values of a kind are read, and those that are not given become empty', () => {
  expect(parse({}).data).toEqual({ watts: 40, hours: null, base: 'pin', rooms: [], label: null });
  expect(parse({ hours: '2.5', rooms: ['hall'], label: '[A-Z]{2}' }).data).toMatchObject({
    hours: 2.5,
    rooms: ['hall'],
    label: '[A-Z]{2}',
  });
});

test.each([
  ['a required number that is empty', { watts: '' }],
  ['a required number that is null', { watts: null }],
  ['a required choice that is empty', { base: '' }],
  ['an unknown choice', { base: 'bayonet' }],
  ['a number beyond its limit', { watts: 2 ** 31 }],
  ['a number with too many decimals', { hours: 2.55 }],
  ['too many references', { rooms: ['hall', 'attic', 'cellar'] }],
  ['a reference that is no code', { rooms: ['no code'] }],
  ['an unsafe pattern', { label: '(a+)+' }],
  ['a field that the kind does not have', { colour: 'red' }],
])('%s is refused', (_what, values) => {
  expect(parse(values).success).toBe(false);
});
