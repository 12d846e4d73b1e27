import { searchRow, yearTopInUnits } from './search-row.ts';

test.each([
  [{ min: null, max: 6_500_050, currency: 'EUR', period: 'year' }, 65_000],
  [{ min: 500_000, max: null, currency: 'JPY', period: 'month' }, 6_000_000],
  [{ min: null, max: 1_500_000, currency: 'KWD', period: 'year' }, 1_500],
  [{ min: null, max: null, currency: 'EUR', period: 'year' }, null],
  [null, null],
] as const)('the yearly top of %j is %p in whole units', (salary, top) => {
  expect(yearTopInUnits(salary)).toBe(top);
});

test('the search row has the fields that a list shows, and the words that searches find', () => {
  const published_at = new Date('2026-03-01T09:00:00.000Z');
  const posting = {
    id: 'job',
    company_id: 'company',
    company_name: 'Café Nord',
    title: 'Barista, evenings',
    location: 'Bodø',
    work_mode: 'onsite' as const,
    employment_type: 'part_time' as const,
    category_id: 7,
    salary_min: null,
    salary_max: 2_000,
    salary_currency: 'EUR',
    salary_period: 'hour' as const,
    published_at,
  };
  const { id, ...card } = posting;
  expect(searchRow({ ...posting, description: 'Not searched.' } as typeof posting, 'Food')).toEqual({
    ...card,
    job_id: id,
    title_key: 'barista, evenings',
    salary_year_top: 41_600,
    search: 'barista:1A evenings:1A cafe:2B nord:2B bodø:3C food:3C',
  });
});
