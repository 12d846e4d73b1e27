import { assert, constantFrom, property, record, string } from 'fast-check';
import { identityOf } from './posting-identity.ts';
import type { ImportedPosting } from './row/imported-posting.ts';

const POSTING: ImportedPosting = {
  externalId: undefined,
  title: 'Engineer',
  company: 'Harbour Works',
  location: 'Bergen',
  workMode: undefined,
  category: undefined,
  employmentType: undefined,
  salary: undefined,
  description: undefined,
  seniority: undefined,
  postedAt: undefined,
};

function keyOf(posting: Partial<ImportedPosting>): string {
  return identityOf({ ...POSTING, ...posting }).key.toString('hex');
}

function contentOf(posting: Partial<ImportedPosting>): string {
  return identityOf({ ...POSTING, ...posting }).contentHash.toString('hex');
}

describe('the identity of a posting', () => {
  test('is its id, whatever else changes', () => {
    expect(keyOf({ externalId: '7', title: 'Cook', company: 'Inn', location: undefined })).toBe(keyOf({ externalId: '7' }));
    expect(keyOf({ externalId: '7' })).not.toBe(keyOf({ externalId: '8' }));
  });

  test('without an id consists of title, company and location, ignoring case and white space', () => {
    expect(keyOf({ title: ' ENGINEER', location: 'bergen' })).toBe(keyOf({}));
    expect(keyOf({ description: 'Build ships.' })).toBe(keyOf({}));
    for (const other of [{ title: 'Cook' }, { company: 'Inn' }, { location: 'Oslo' }, { location: undefined }])
      expect(keyOf(other)).not.toBe(keyOf({}));
  });

  test('of two postings without an id is equal only if their three texts are equal', () => {
    const text = string({ unit: constantFrom('a', 'b', '"', ',', '\\', ' x'), minLength: 1, maxLength: 3 });
    const card = record({ title: text, company: text, location: text });
    const folded = (value: Partial<ImportedPosting>): string =>
      JSON.stringify([value.title, value.company, value.location].map((each) => each?.trim()));
    return assert(
      property(card, card, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(folded(one) === folded(other));
      }),
    );
  });
});

test('the content hash changes with every field of a file', () => {
  const changes: Partial<ImportedPosting>[] = [
    { externalId: '7' },
    { title: 'Cook' },
    { company: 'Inn' },
    { location: undefined },
    { workMode: 'remote' },
    { category: 'Sales' },
    { employmentType: 'contract' },
    { salary: { min: 1, max: null, currency: 'EUR', period: 'hour' } },
    { salary: { min: null, max: 1, currency: 'EUR', period: 'hour' } },
    { description: 'x' },
    { seniority: 'x' },
    { postedAt: new Date(0) },
  ];
  const hashes = [{}, ...changes].map(contentOf);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(contentOf({})).toBe(contentOf({}));
});
