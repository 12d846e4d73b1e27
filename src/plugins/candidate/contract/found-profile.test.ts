import fc from 'fast-check';
import { sharedSectionSchemas } from './section-schemas.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';
import { foundSections, sharedSections } from './shared-profile.ts';

const item = { id: '018f0000-0000-7000-8000-000000000001' };

const profile = (showsName: boolean, showsCv: boolean): ProfileSections => ({
  ...BLANK_SECTIONS,
  basics: { photo: 'PHOTO', headline: 'Gardener', pronouns: 'PRONOUNS', isOldEnough: true },
  place: { ...BLANK_SECTIONS.place, phone: 'PHONE', country: 'BE', city: 'Ghent', postalCode: 'POSTCODE', links: ['LINK'] },
  certificates: {
    items: [{ ...item, name: 'Ladders', issuer: 'City', number: 'NUMBER', issued: '', expires: '', url: 'PROOF', paper: 'PAPER' }],
    driving: ['B'],
  },
  portfolio: {
    cvs: [{ fileId: 'CV', name: 'CV', isDefault: true }],
    summary: 'I like roses.',
    items: [{ ...item, title: 'A park', url: 'WORK', description: 'Mine.', picture: 'PICTURE' }],
  },
  review: { ...BLANK_SECTIONS.review, showsName, showsCv },
});

test('a found profile has no contact data, links and papers, and the name, photo and CVs that its candidate shows', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (showsName, showsCv) => {
      const values = profile(showsName, showsCv);
      const text = JSON.stringify(foundSections(values));
      for (const secret of ['PHONE', 'POSTCODE', 'LINK', 'NUMBER', 'PROOF', 'PAPER', 'WORK']) expect(text).not.toContain(secret);
      for (const shown of ['Gardener', 'Ghent', 'Ladders', 'City', '"B"', 'I like roses.', 'A park', 'PICTURE'])
        expect(text).toContain(shown);
      expect([text.includes('PHOTO'), text.includes('PRONOUNS')]).toEqual([showsName, showsName]);
      expect(text.includes('"CV"')).toBe(showsCv);
    }),
  );
});

test('a found profile has the form of a shared one', () => {
  const found = foundSections(profile(false, false));
  expect(Object.keys(found).sort()).toEqual(Object.keys(sharedSections(profile(false, false))).sort());
  expect(Object.keys(sharedSectionSchemas).sort()).toEqual(Object.keys(found).sort());
});

test('a found profile with work samples fits the contract of its reply', () => {
  const work = { ...item, title: 'A park', url: 'https://example.org/park', description: 'Mine.', picture: null };
  const { portfolio } = foundSections({ ...BLANK_SECTIONS, portfolio: { ...BLANK_SECTIONS.portfolio, items: [work] } });
  expect(sharedSectionSchemas.portfolio.safeParse(portfolio).success).toBe(true);
});
