import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.resolve('src/core/client/forms/local-time.ts');

/** Evaluates an expression over the module in a time zone. A process reads its zone only at its start. */
function inZone(zone: string, expression: string): unknown {
  const code = `import * as time from ${JSON.stringify(MODULE)}; console.log(JSON.stringify(${expression}))`;
  const env = { PATH: process.env.PATH, TZ: zone };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' }));
}

const instants = (zone: string, ...texts: string[]): unknown => inZone(zone, `${JSON.stringify(texts)}.map(time.instantOf)`);

test('a time is in the time zone of the browser, in summer and in winter', () => {
  expect(instants('Europe/Berlin', '2026-07-01T11:30', '2026-01-01T11:30')).toEqual([
    '2026-07-01T09:30:00.000Z',
    '2026-01-01T10:30:00.000Z',
  ]);
  expect(instants('Asia/Tehran', '2026-07-01T11:30')).toEqual(['2026-07-01T08:00:00.000Z']);
  expect(inZone('Europe/Berlin', "time.localTimeOf('2026-07-01T22:30:15.123Z')")).toBe('2026-07-02T00:30');
});

test('a time that occurs twice is the earlier one', () => {
  expect(instants('Europe/Berlin', '2026-10-25T02:30')).toEqual(['2026-10-25T00:30:00.000Z']);
  expect(instants('America/New_York', '2026-11-01T01:30')).toEqual(['2026-11-01T05:30:00.000Z']);
});

test('a skipped time moves forward by the length of the gap', () => {
  expect(inZone('Europe/Berlin', "time.localTimeOf(time.instantOf('2026-03-29T02:30'))")).toBe('2026-03-29T03:30');
  expect(inZone('Australia/Lord_Howe', "time.localTimeOf(time.instantOf('2026-10-04T02:10'))")).toBe('2026-10-04T02:40');
});

test('the name of the zone shows daylight saving time', () => {
  const names = inZone('Europe/Berlin', "['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => time.zoneName(at, 'en'))");
  expect(names).toEqual(['Central European Summer Time', 'Central European Standard Time']);
});
