import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { SheetValue } from './row-reader.ts';
import { salaryAfter } from './salary-after.ts';

const STORED: Salary = { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' };
const NOTHING: SheetValue['salary'] = { read: null, unread: null, parts: null };
const has =
  (...ids: string[]) =>
  (id: string): boolean =>
    ids.includes(id);

test('without a column for the salary, the stored one stays', () => {
  expect(salaryAfter(STORED, NOTHING, has('title', 'salaryCurrency'))).toEqual({ salary: STORED, isUnread: false });
});

test('an empty cell removes the salary', () => {
  expect(salaryAfter(STORED, NOTHING, has('salary'))).toEqual({ salary: null, isUnread: false });
});

test('without columns for currency and period, amounts are read with those of the stored salary', () => {
  const given = { read: null, unread: '45k', parts: { min: 45_000, max: 45_000, currency: null, period: null } };
  const salary = { ...STORED, min: 4_500_000, max: 4_500_000 };
  expect(salaryAfter(STORED, given, has('salary'))).toEqual({ salary, isUnread: false });
  expect(salaryAfter(STORED, given, has('salary', 'salaryPeriod'))).toEqual({ salary: null, isUnread: true });
  expect(salaryAfter(null, given, has('salary'))).toEqual({ salary: null, isUnread: true });
});

test('a column for one end leaves the other end alone, in the same currency and period', () => {
  const read: Salary = { min: 4_500_000, max: null, currency: 'EUR', period: 'year' };
  expect(salaryAfter(STORED, { ...NOTHING, read }, has('salaryMin'))).toEqual({ salary: { ...STORED, min: 4_500_000 }, isUnread: false });
  const other = { ...read, currency: 'NOK' };
  expect(salaryAfter(STORED, { ...NOTHING, read: other }, has('salaryMin'))).toEqual({ salary: other, isUnread: false });
  expect(salaryAfter(STORED, NOTHING, has('salaryMin'))).toEqual({ salary: { ...STORED, min: null }, isUnread: false });
  expect(salaryAfter({ ...STORED, max: null }, NOTHING, has('salaryMin'))).toEqual({ salary: null, isUnread: false });
});

test('a lower end above the stored upper end is a fault, in whole units', () => {
  const read: Salary = { min: 6_000_000, max: null, currency: 'EUR', period: 'year' };
  expect(salaryAfter(STORED, { ...NOTHING, read }, has('salaryMin'))).toMatchObject({
    path: 'salaryMin',
    code: 'job-import.salary-turned-round',
    values: { min: 60_000, max: 50_000 },
    message: 'The salary begins at 60,000 and ends at 50,000, which is less.',
  });
});
