import { BLANK_DETAILS } from './detail-values.ts';
import { jobDetailsSchema } from './job-details.ts';
import { jobFilterSchema } from './job-filter-schemas.ts';
import { jobInputSchema } from './schemas.ts';

const valid = {
  title: 'Structural engineer',
  description: 'x'.repeat(150),
  location: 'Bergen',
  workMode: 'onsite',
  employmentType: 'full_time',
  salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
};

function wrongFields(input: unknown): string[] {
  return (jobInputSchema.safeParse(input).error?.issues ?? []).map((issue) => issue.path.join('.'));
}

const salary = (different: object) => ({ ...valid, salary: { ...valid.salary, ...different } });

describe('the input for a job posting', () => {
  test('is accepted when it is valid, with tidied texts', () => {
    expect(jobInputSchema.parse({ ...valid, title: '  Structural \n engineer ', category: '', companyId: '' })).toEqual({
      ...valid,
      category: undefined,
      companyId: undefined,
    });
  });

  test.each([
    ['a short title', { ...valid, title: 'ab' }, 'title'],
    ['a long title', { ...valid, title: 'a'.repeat(121) }, 'title'],
    ['a title in capitals', { ...valid, title: 'URGENT NURSE NEEDED' }, 'title'],
    ['a short description', { ...valid, description: 'x'.repeat(149) }, 'description'],
    ['a long description', { ...valid, description: 'x'.repeat(15_001) }, 'description'],
    ['a missing location', { ...valid, location: '' }, 'location'],
    ['a missing location for hybrid work', { ...valid, location: undefined, workMode: 'hybrid' }, 'location'],
    ['a short location', { ...valid, location: 'B' }, 'location'],
    ['an unknown work mode', { ...valid, workMode: 'moon' }, 'workMode'],
    ['an unknown employment type', { ...valid, employmentType: 'barter' }, 'employmentType'],
    ['a missing salary', { ...valid, salary: undefined }, 'salary'],
    ['a salary below zero', salary({ min: -1 }), 'salary.min'],
    ['a salary with a fraction of a cent', salary({ max: 6_500_000.5 }), 'salary.max'],
    ['a salary above the limit', salary({ max: 100_000_000_001 }), 'salary.max'],
    ['a salary whose ends are swapped', salary({ min: 7_000_000 }), 'salary.min'],
    ['a salary without ends', salary({ min: null, max: null }), 'salary.min'],
    ['an unknown currency', salary({ currency: 'XYZ' }), 'salary.currency'],
    ['an unknown period', salary({ period: 'life' }), 'salary.period'],
  ])('%s is refused at its field', (_, input, field) => {
    expect(wrongFields(input)).toEqual([field]);
  });

  test('reports all errors at once', () => {
    expect(wrongFields({ ...salary({ min: 7_000_000 }), title: '', location: '' }).sort()).toEqual(['location', 'salary.min', 'title']);
  });

  test('may omit the location for remote work, and one end of the salary', () => {
    expect(wrongFields({ ...salary({ min: null }), workMode: 'remote', location: undefined })).toEqual([]);
  });
});

// Imports of master data give rows such codes.
test.each(['S1.2', 'ISCED-4', 'c++', 'تطوير-البرمجيات', 'x'])(
  'a posting and a filter take the code "%s" of a row of master data',
  (code) => {
    const details = { ...BLANK_DETAILS, skills: [{ code, name: 'Welding', must: true, level: null }], benefits: [code] };
    expect(jobDetailsSchema.safeParse(details).data).toEqual(details);
    expect(jobInputSchema.safeParse({ ...valid, category: code }).data).toMatchObject({ category: code });
    const query = { category: code, skills: code };
    expect(jobFilterSchema.safeParse(query).data).toMatchObject(query);
  },
);

test.each(['two words', 'a,b', '.x', '<b>', 'x'.repeat(65)])('a posting and a filter refuse "%s" as a code', (code) => {
  const skills = [{ code, name: 'Welding', must: true, level: null }];
  expect(jobDetailsSchema.safeParse({ ...BLANK_DETAILS, skills }).error?.issues).toMatchObject([{ path: ['skills', 0, 'code'] }]);
  expect(wrongFields({ ...valid, category: code })).toEqual(['category']);
  if (code !== 'a,b') expect(jobFilterSchema.safeParse({ category: code }).success).toBe(false);
});
