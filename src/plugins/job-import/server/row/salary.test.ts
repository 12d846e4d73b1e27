import { decidedForm, FormNotes } from '#core/server/spreadsheets/written/form-notes.ts';
import { type FieldSource, recogniseFields } from '../columns/field-sources.ts';
import { decimalOfHeader } from '../columns/header-words.ts';
import { RowCells } from './row-cells.ts';
import { readSalaryInParts } from './salary.ts';

/** Reads the salary of a row with these columns. */
function read(row: Readonly<Record<string, string>>) {
  const header = ['title', ...Object.keys(row)];
  const notes = new FormNotes();
  for (const cell of Object.values(row)) notes.add(cell, false);
  const form = decidedForm(notes.noted, decimalOfHeader(header));
  const sources = Object.entries(recogniseFields(header)).map(([field, source]): [string, FieldSource] => [
    field,
    source.kind === 'column' ? { ...source, form } : source,
  ]);
  const { read: found, unread } = readSalaryInParts(new RowCells(Object.fromEntries(sources), ['Engineer', ...Object.values(row)]));
  return { read: found, unread };
}

function columns(from: string, to: string, more: Readonly<Record<string, string>> = {}) {
  return read({ 'salary from': from, 'salary to': to, currency: 'USD', 'salary frequency': 'Annual', ...more });
}

describe('columns of numbers', () => {
  test.each([
    ['42405', '65485', 'Annual', { min: 4_240_500, max: 6_548_500, currency: 'USD', period: 'year' }],
    ['20.3706', '33.9', 'Hourly', { min: 2037, max: 3390, currency: 'USD', period: 'hour' }],
    ['26.104', '26.5', 'Hourly', { min: 2610, max: 2650, currency: 'USD', period: 'hour' }],
    ['45.000', '52.500,50', 'Annual', { min: 4_500_000, max: 5_250_050, currency: 'USD', period: 'year' }],
    ['€45k', '', 'Annual', { min: 4_500_000, max: null, currency: 'USD', period: 'year' }],
    ['389.97', '389.97', 'Daily', { min: 38_997, max: 38_997, currency: 'USD', period: 'day' }],
    ['0', '100000', 'Annual', { min: null, max: 10_000_000, currency: 'USD', period: 'year' }],
    ['$1,250.50', '', 'Weekly', { min: 125_050, max: null, currency: 'USD', period: 'week' }],
  ])('%s to %s %s', (from, to, period, salary) => {
    expect(columns(from, to, { 'salary frequency': period }).read).toEqual(salary);
  });

  test('with only an upper end', () => {
    expect(read({ 'salary to': '65485', currency: 'USD', 'salary frequency': 'Annual' }).read).toEqual({
      min: null,
      max: 6_548_500,
      currency: 'USD',
      period: 'year',
    });
  });

  test('have at most a million million, and are rejected above it', () => {
    expect(columns('1000000000000', '1000000000000').read).toMatchObject({ min: 1e14, max: 1e14 });
    expect(() => columns('1000000000000.01', '')).toThrow('is not an amount of money');
    expect(() => columns('', '1000000000000.01')).toThrow('is not an amount of money');
  });

  test('in a currency without minor units', () => {
    expect(columns('300000', '', { currency: 'jpy', 'salary frequency': 'monthly' }).read).toMatchObject({ min: 300_000, currency: 'JPY' });
  });

  test('of zero and empty cells have no salary', () => {
    expect(columns('0', '')).toEqual({ read: undefined, unread: undefined });
  });

  test('are rejected if the lower end is above the upper end', () => {
    expect(() => columns('20', '10')).toThrow(
      expect.objectContaining({ column: 'salary from', message: 'The salary begins at 20 and ends at 10, which is less.' }),
    );
  });

  test('are rejected if a cell has no amount', () => {
    expect(() => columns('F', '10')).toThrow(expect.objectContaining({ column: 'salary from' }));
    expect(() => columns('10', 'F')).toThrow(expect.objectContaining({ column: 'salary to' }));
    expect(() => columns('10', '20', { 'salary frequency': 'Brooklyn' })).toThrow(
      expect.objectContaining({
        column: 'salary frequency',
        message: '“Brooklyn” is not a pay period, such as year or hour. Check whether the row has a cell too many or too few.',
      }),
    );
  });

  test('without a currency or a period are kept as text', () => {
    expect(columns('10', '20', { currency: '' })).toEqual({ read: undefined, unread: '10–20 Annual' });
    expect(columns('10', '', { currency: '' })).toEqual({ read: undefined, unread: '10 Annual' });
    expect(columns('', '20', { currency: '' })).toEqual({ read: undefined, unread: '20 Annual' });
    expect(columns('10', '20', { 'salary frequency': '' })).toEqual({ read: undefined, unread: '10–20 USD' });
  });
});

describe('a text', () => {
  test.each([
    ['£30,000 - £40,000 per annum', { min: 3_000_000, max: 4_000_000, currency: 'GBP', period: 'year' }],
    ['EUR 45k–55k a year', { min: 4_500_000, max: 5_500_000, currency: 'EUR', period: 'year' }],
    ['US$ 17.50/hr', { min: 1750, max: 1750, currency: 'USD', period: 'hour' }],
    ['up to 500 CHF per day', { min: null, max: 50_000, currency: 'CHF', period: 'day' }],
    ['€45K a year', { min: 4_500_000, max: 4_500_000, currency: 'EUR', period: 'year' }],
    ['up to €1,000,000,000,000 a year', { min: null, max: 1e14, currency: 'EUR', period: 'year' }],
    ['from €1,000,000,000,000 a year', { min: 1e14, max: null, currency: 'EUR', period: 'year' }],
    ['from €2500 monthly', { min: 250_000, max: null, currency: 'EUR', period: 'month' }],
  ])('%s', (salary, expected) => {
    expect(read({ salary })).toEqual({ read: expected, unread: undefined });
  });

  test.each([
    ['£30-40k per annum', 3_000_000, 4_000_000],
    ['£30K-40 per annum', 3_000_000, 4_000_000],
    ['EUR 45–55k yearly', 4_500_000, 5_500_000],
    ['£8 - 10k p.a.', 800_000, 1_000_000],
    ['£1.5 to 2k per month', 150_000, 200_000],
    ['£11-1k per annum', 1100, 100_000],
    ['£1-100 per hour', 100, 10_000],
    ['$900 - 1k per week', 90_000, 100_000],
    ['$10k - 900k a year', 1_000_000, 90_000_000],
    ['£0-40k per annum', null, 4_000_000],
  ])('in "%s" the `k` applies to both ends if they are far apart without it', (salary, min, max) => {
    expect(read({ salary: salary.replace('$', 'US$') }).read).toMatchObject({ min, max });
  });

  test.each(['up to €1,000,000,000,001 a year', 'from €1,000,000,000,001 a year'])('%s is too high, and is kept as text', (salary) => {
    expect(read({ salary })).toEqual({ read: undefined, unread: salary });
  });

  test.each(['30000-40000', '9-Dec', '$30,000 a year', 'competitive', '£10-1k a year', '40k - 30k EUR a year', 'all in: 50 a day'])(
    '%s is incomplete, and is kept as text',
    (salary) => {
      expect(read({ salary })).toEqual({ read: undefined, unread: salary });
    },
  );

  test('with two readings is rejected with both', () => {
    expect(() => read({ salary: '30.000 EUR a year' })).toThrow(
      expect.objectContaining({
        sentence: { code: 'job-import.open-amount', values: { value: '30.000 EUR a year', one: 30_000, other: 30 } },
      }),
    );
  });

  test('is completed with columns for currency and period', () => {
    expect(read({ salary: '30000-40000', currency: 'EUR', 'pay period': 'year' }).read).toMatchObject({ min: 3_000_000, currency: 'EUR' });
  });

  test('of zero has no salary', () => {
    expect(read({ salary: '0-0' })).toEqual({ read: undefined, unread: undefined });
  });
});
