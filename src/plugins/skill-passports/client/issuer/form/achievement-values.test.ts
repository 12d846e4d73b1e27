import { anAchievement } from '../../testing/issuer-builders.ts';
import { differingFields, fieldOf, inputOf, previewed, valuesOf } from './achievement-values.ts';

test('the fields of an achievement give its texts again', () => {
  const achievement = anAchievement({ validMonths: 24 });
  const { name, type, description, criteria, tags, skills, validMonths } = achievement;
  expect(inputOf(valuesOf(achievement), 'en')).toEqual({ name, type, description, criteria, tags, skills, validMonths });
});

test.each([
  ['ever', '24', null],
  ['months', '24', 24],
  ['months', 'two', 'two'],
  ['months', ' ', undefined],
] as const)('the validity "%s" with the months "%s" is sent as %p', (validity, months, validMonths) => {
  expect(inputOf({ ...valuesOf(undefined), validity, months }, 'en')).toMatchObject({ validMonths });
});

test.each([
  ['input.validMonths', 'months'],
  ['validMonths', 'months'],
  ['input.skills', 'skills'],
  ['tags.3', 'tags'],
  ['name', 'name'],
])('the issue at %s is shown at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('months that do not count make no difference', () => {
  const values = valuesOf(anAchievement({ validMonths: null }));
  expect(differingFields(values, { ...values, months: '12' })).toEqual([]);
  expect(differingFields(values, { ...values, validity: 'months', months: '12' })).toEqual(['validity', 'months']);
  expect(differingFields(values, { ...values, tags: ['safety', 'night'] })).toEqual(['tags']);
});

test('the preview has no end while the months are not a number', () => {
  const values = valuesOf(anAchievement({ validMonths: 24 }));
  expect(previewed(values, 'en').validMonths).toBe(24);
  expect(previewed({ ...values, months: 'two' }, 'en').validMonths).toBeNull();
});
