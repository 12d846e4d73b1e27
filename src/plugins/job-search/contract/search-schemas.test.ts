import { searchJobsContract } from './search-schemas.ts';

test('the empty fields of a search form set no filter', () => {
  const { query } = searchJobsContract.schemas;
  expect(query.parse({ q: '', category: '', minSalary: '', employmentType: '', companyId: '' })).toEqual({ limit: 20 });
  expect(query.parse({ q: ' nurse ', minSalary: '30000', limit: '5' })).toEqual({ q: 'nurse', minSalary: 30_000, limit: 5 });
  expect(query.safeParse({ minSalary: '-1', limit: '101' }).error?.issues).toHaveLength(2);
});
