import { instantOf, localTimeOf, zoneName } from './local-time.ts';

test('an instant and its local time convert to each other, to the minute', () => {
  for (const instant of ['2026-03-01T09:30:00.000Z', '2026-12-31T23:59:00.000Z', '0987-06-05T04:03:00.000Z']) {
    expect(localTimeOf(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(instantOf(localTimeOf(instant))).toBe(instant);
  }
});

test.each(['', 'x', '2026-03', '2026-13-01T00:00', '2026-03-01', '09:30'])('%j is not a local time', (text) => {
  expect(instantOf(text)).toBe('');
});

test.each(['', 'x', '2026-99-99T00:00:00Z'])('%j is not an instant', (text) => {
  expect(localTimeOf(text)).toBe('');
  expect(zoneName(text, 'en')).not.toBe('');
});
