import { initials } from './Avatars.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Plato', 'P'],
  ['  Juan  Carlos  Ríos ', 'JR'],
  ['𝒜lpha beta', '𝒜B'],
  ['', ''],
])('for the name "%s" the initials are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
