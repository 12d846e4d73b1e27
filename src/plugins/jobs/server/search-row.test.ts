import { searchRow, yearTopInUnits } from './search-row.ts';

const sketch = {
  id: 'job',
  company_id: 'company',
  company_name: 'Works',
  title: 'Cook',
  location: null,
  work_mode: null,
  employment_type: null,
  category_id: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  published_at: new Date('2026-03-01T09:00:00.000Z'),
};

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
    places: null,
    applicant_countries: null,
    places_version: 0,
    title_key: 'barista, evenings',
    words_version: 2,
    salary_year_top: 41_600,
    renewed_at: null,
    skills: null,
    experience: null,
    language: null,
    country: null,
    search: 'barista:1A evenings:1A cafe:2B nord:2B bodo:3C food:3C',
  });
});

test('skills are found by their names, and filtered by their codes or folded names', () => {
  const skill = { must: true, level: null };
  const details = JSON.stringify({
    skills: [
      { ...skill, code: 'welding', name: 'Schweißen' },
      { ...skill, code: '', name: 'Café  C++' },
    ],
  });
  const row = searchRow({ ...sketch, details, language: 'de', country: 'DE' }, null);
  expect(row).toMatchObject({ skills: ['welding', '~cafe_c++'], language: 'de', country: 'DE' });
  expect(row.search).toBe("cook:1A works:2B schweissen:4 cafe:4 'c++':4");
  const nameless = { details: { skills: [{ ...skill, code: '', name: '***' }] } };
  expect(searchRow({ ...sketch, ...nameless }, null).skills).toBeNull();
});

test.each([
  [{ experience_min: 0 }, 0],
  [{ experience_min: 1 }, 1],
  [{ experience_min: 3, experience_max: 9 }, 1],
  [{ experience_min: 4 }, 2],
  [{ experience_max: 7 }, 2],
  [{ experience_min: 8, seniority: 'Internship' }, 3],
  [{ seniority: 'Internship' }, 0],
  [{ seniority: 'Entry level' }, 0],
  [{ seniority: 'Associate' }, 1],
  [{ seniority: ' Mid-Senior level' }, 2],
  [{ seniority: 'Director' }, 3],
  [{ seniority: 'Executive' }, 3],
  [{ seniority: 'Not Applicable' }, null],
  [{}, null],
])('a posting with %j is in the band %p', (posting, band) => {
  expect(searchRow({ ...sketch, ...posting }, null).experience).toBe(band);
});
