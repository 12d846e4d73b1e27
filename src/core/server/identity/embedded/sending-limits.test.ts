import { SendingLimits } from './sending-limits.ts';

let time: number;
let limits: SendingLimits;

beforeEach(() => {
  time = 0;
  limits = new SendingLimits(() => new Date(time));
});

const ann = { key: 'address ann@example.org', perHour: 5 };
const account = { key: 'account uid-1', perHour: 7 };

test('an address gets five messages an hour, independent of other addresses', () => {
  expect(Array.from({ length: 6 }, () => limits.take([ann]))).toEqual([true, true, true, true, true, false]);
  expect(limits.take([{ ...ann, key: 'address bob@example.org' }])).toBe(true);
  time = 3_599_999;
  expect(limits.take([ann])).toBe(false);
  time = 3_600_000;
  expect(limits.take([ann])).toBe(true);
});

test('an account that sends to several addresses has its own limit', () => {
  const passed = Array.from({ length: 9 }, (_, index) => limits.take([account, { key: `address ${index}`, perHour: 5 }]));
  expect(passed.filter(Boolean)).toHaveLength(7);
});

test('a refused message counts toward no limit', () => {
  for (let index = 0; index < 10; index += 1) limits.take([ann, account]);
  expect(limits.take([account])).toBe(true);
  expect(limits.take([account])).toBe(true);
  expect(limits.take([account])).toBe(false);
});
