import { median, Report } from '../../scripts/bench/report.ts';

const rounds = (slower: number): { floor: number; ours: number }[] =>
  [
    { floor: 20, ours: 24 },
    { floor: 33, ours: 59 },
    { floor: 58, ours: 66 },
  ].map(({ floor, ours }) => ({ floor: floor * slower, ours: ours * slower }));

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

test.each([1, 20])(
  'A figure that is compared with its floor is judged by the median of the ratios, also on a machine that is %d times slower',
  (slower) => {
    const report = new Report();
    report.compare({ name: 'p99', unit: 'ms', rounds: rounds(slower), most: 1.4 });
    expect(report.close()).toBe(0);
    expect(printed.find((line) => line.includes('times the floor'))).toMatch(/^ok .* 1\.20 .*limit at most 1\.40/);
  },
);

test('A figure that is compared with its floor fails when most rounds exceed the limit, whatever the time in milliseconds', () => {
  const report = new Report();
  report.compare({ name: 'p99', unit: 'ms', rounds: rounds(0.01).map(({ floor, ours }) => ({ floor, ours: ours * 2 })), most: 1.4 });
  expect(report.close()).toBe(1);
});

test('A figure that is compared with its floor is printed in its own unit beside the floor', () => {
  new Report().compare({ name: 'p99', unit: 'ms', rounds: rounds(1), most: 1.4 });
  expect(printed[0]).toMatch(/p99 +59\.00 ms · floor 33\.00/);
});

test('the median of three figures is the middle one', () => {
  expect(median([3, 1, 2])).toBe(2);
});
