import { SendingLimits } from './sending-limits.ts';

let time: number;
let limits: SendingLimits;

beforeEach(() => {
  time = 0;
  limits = new SendingLimits(() => new Date(time));
});

const ann = { key: 'address ann@example.org', perHour: 5 };
const account = { key: 'account uid-1', perHour: 7 };

test('five messages an hour go to one address, others are not concerned', () => {
  expect(Array.from({ length: 6 }, () => limits.take([ann]))).toEqual([true, true, true, true, true, false]);
  expect(limits.take([{ ...ann, key: 'address bob@example.org' }])).toBe(true);
  time = 3_599_999;
  expect(limits.take([ann])).toBe(false);
  time = 3_600_000;
  expect(limits.take([ann])).toBe(true);
});

test('an account that writes to several addresses has a limit of its own', () => {
  const passed = Array.from({ length: 9 }, (_, index) => limits.take([account, { key: `address ${index}`, perHour: 5 }]));
  expect(passed.filter(Boolean)).toHaveLength(7);
});

test('a message that is refused counts under none of its names', () => {
  for (let index = 0; index < 10; index += 1) limits.take([ann, account]);
  expect(limits.take([account])).toBe(true);
  expect(limits.take([account])).toBe(true);
  expect(limits.take([account])).toBe(false);
});
