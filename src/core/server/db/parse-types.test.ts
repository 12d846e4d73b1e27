import fc from 'fast-check';
import pg from 'pg';
import { toInstant } from './parse-types.ts';

const driversInstant: (text: string) => unknown = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

const fourDigitYears = { noInvalidDate: true, min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };
const atMicrosecond = fc.record({ at: fc.date(fourDigitYears), micros: fc.option(fc.stringMatching(/^\d{0,5}[1-9]$/)) });

/** The form of PostgreSQL with the time zone UTC: no trailing zeros in the fraction. */
const written = atMicrosecond.map(({ at, micros }) => {
  const [seconds = ''] = at.toISOString().replace('T', ' ').split('.');
  return `${seconds}${micros === null ? '' : `.${micros}`}+00`;
});

test('parses every instant like the driver', () => {
  fc.assert(
    fc.property(written, (text) => expect(toInstant(text)).toEqual(driversInstant(text))),
    { numRuns: 1000 },
  );
});

test.each([
  '2026-03-01 12:34:56+00',
  '2026-03-01 12:34:56.7+00',
  '2026-03-01 12:34:56.789012+00',
  '2026-03-01 14:34:56+02',
  '2026-03-01 07:04:56-05:30',
  '0044-03-15 12:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '10000-01-01 00:00:00+00',
  'infinity',
  '-infinity',
])('parses %s like the driver', (text) => {
  expect(toInstant(text)).toEqual(driversInstant(text));
});
