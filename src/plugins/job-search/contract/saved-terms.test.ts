import fc from 'fast-check';
import { savedTermsSchema } from './saved-schemas.ts';
import { normalTerms, termsText } from './saved-terms.ts';

describe('the terms of a saved search', () => {
  it('are equal for equal searches, whatever their order', () => {
    const one = { workMode: 'remote,hybrid', q: 'nurse', minSalary: 30_000 };
    const other = { q: 'nurse', minSalary: 30_000, workMode: 'hybrid,remote,hybrid', where: '', exact: false, maxSalary: undefined };
    expect(termsText(one)).toBe('{"q":"nurse","workMode":"hybrid,remote","minSalary":30000}');
    expect(termsText(other)).toBe(termsText(one));
  });

  it.each([
    [{ q: 'nurse' }, { q: 'nurses' }],
    [{ q: 'nurse' }, { where: 'nurse' }],
    [{ q: 'nurse' }, { q: 'nurse', exact: true }],
    [{ minSalary: 1 }, { maxSalary: 1 }],
    [{ skills: 'a,b' }, { skills: 'a' }],
  ])('differ for %j and %j', (one, other) => {
    expect(termsText(one)).not.toBe(termsText(other));
  });

  it('stay the same when they are normalised again or go through an address', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim());
    const values = fc.array(fc.constantFrom('full_time', 'part_time', 'contract'), { maxLength: 4 }).map((list) => list.join(','));
    const amount = fc.option(fc.nat(), { nil: undefined });
    const search = fc.record({
      q: words,
      where: words,
      employmentType: values,
      minSalary: amount,
      postedWithin: amount,
      exact: fc.boolean(),
    });
    fc.assert(
      fc.property(search, (terms) => {
        const normal = normalTerms(terms);
        expect(normalTerms(normal)).toEqual(normal);
      }),
    );
  });

  it('are all known to the schema of a search', () => {
    expect(Object.keys(savedTermsSchema.shape).filter((name) => termsText({ [name]: 'x' }) === '{}')).toEqual([]);
  });
});
