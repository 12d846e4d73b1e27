import { dayPart } from './Greeting.tsx';

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %d o’clock it is %s', (hour, part) => {
  expect(dayPart(new Date(2026, 4, 5, hour))).toBe(part);
});
