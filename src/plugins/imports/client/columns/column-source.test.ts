import { unreadValues } from './column-source.ts';

const column = { choices: ['skill', 'on-site'] };
const file = { values: ['Skill', 'On site', 'cross-sector', 'other'] };

it('The values that are not read are those that are no choice, without case and punctuation', () => {
  expect(unreadValues(column, file)).toEqual(['cross-sector', 'other']);
});

it('The values that are not read are not those that are translated, also into nothing', () => {
  expect(unreadValues(column, file, [{ from: 'cross-sector', to: 'skill' }])).toEqual(['other']);
  expect(unreadValues(column, file, [{ from: 'other', to: '' }])).toEqual(['cross-sector']);
});

it('The values that are not read are none for a column that has no choices', () => {
  expect(unreadValues({}, file)).toEqual([]);
  expect(unreadValues({ choices: [] }, file)).toEqual([]);
});
