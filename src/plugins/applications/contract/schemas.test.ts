import { applicationInputSchema } from './applying/application-input-schemas.ts';
import { countApplicantsContract } from './schemas.ts';

test('an application may have no message, but not one that is too long', () => {
  expect(applicationInputSchema.safeParse({}).success).toBe(true);
  expect(applicationInputSchema.safeParse({ message: 'x'.repeat(5001) }).success).toBe(false);
});

test('applicants are counted for one to a hundred postings, by comma-separated ids', () => {
  const { query } = countApplicantsContract.schemas;
  const ids = Array.from({ length: 101 }, (_, at) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`);
  const taken = (jobIds: string): boolean => query.safeParse({ jobIds }).success;
  expect(taken(ids.slice(0, 1).join(','))).toBe(true);
  expect(taken(ids.slice(0, 100).join(','))).toBe(true);
  expect(taken(ids.join(','))).toBe(false);
  for (const wrong of ['', 'x', `${ids[0]},`, `${ids[0]} ${ids[1]}`]) expect(taken(wrong)).toBe(false);
});
