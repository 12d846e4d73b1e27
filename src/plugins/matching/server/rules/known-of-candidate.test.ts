import { BLANK_SECTIONS, type ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import { askedByPosting, foundCodes, uncodedNames } from './asked-by-posting.ts';
import { knownOfCandidate } from './known-of-candidate.ts';
import { SkillNames } from './skill-names.ts';

const now = new Date('2026-11-25T12:00:00Z');

const education = (level: ProfileSections['education']['items'][number]['level'], endYear: number | null = null) => ({
  id: level,
  institution: 'A school',
  level,
  field: '',
  startYear: null,
  endYear,
  grade: '',
  description: '',
});

test('the highest level of education is the one that has ended and can be compared', () => {
  const levelOf = (...items: ReturnType<typeof education>[]) =>
    knownOfCandidate({ ...BLANK_SECTIONS, education: { items } }, new SkillNames(), now, new Map()).education;
  expect(levelOf()).toBeNull();
  expect(levelOf(education('other'), education(''))).toBeNull();
  expect(levelOf(education('bachelor'), education('school', 2001))).toBe('bachelor');
  expect(levelOf(education('bachelor', 2026), education('doctorate', 2027))).toBe('bachelor');
});

test('the excluded fields are not in the input of the rules', () => {
  const secrets = ['PRONOUNS', 'HEADLINE', 'PHONE', 'POSTCODE', 'SCHOOL', 'FIELD', 'EMPLOYER', 'TITLE', 'NOTE', '1999-01'];
  const sections: ProfileSections = {
    ...BLANK_SECTIONS,
    basics: { photo: null, headline: 'HEADLINE', pronouns: 'PRONOUNS', isOldEnough: true },
    place: { ...BLANK_SECTIONS.place, phone: 'PHONE', postalCode: 'POSTCODE', country: 'PT' },
    experience: {
      items: [
        {
          id: 'NOTE',
          title: 'TITLE',
          company: 'EMPLOYER',
          place: 'EMPLOYER',
          employmentType: '',
          start: '1999-01',
          end: '1999-12',
          isCurrent: false,
          description: 'NOTE',
          skills: ['NOTE'],
        },
      ],
    },
    education: { items: [{ ...education('school'), institution: 'SCHOOL', field: 'FIELD', description: 'NOTE' }] },
    portfolio: { cvs: [], summary: 'NOTE', items: [] },
  };
  const known = JSON.stringify(knownOfCandidate(sections, new SkillNames(), now, new Map()));
  expect(secrets.filter((secret) => known.includes(secret))).toEqual([]);
  expect(known).toContain('"experienceMonths":12');
});

test('the skills of a posting have their code, or the codes that their name has', () => {
  const skill = { must: true, level: null };
  const posting = {
    id: 'x',
    location: null,
    country: null,
    workMode: null,
    salary: null,
    experienceMin: null,
    experienceMax: null,
    read: { years: 4, level: 'senior' as const, skills: ['sql', 'unknown', 'structured-query-language'] },
    levelYears: null,
    placeIds: [],
    details: {
      ...BLANK_DETAILS,
      skills: [
        { ...skill, code: 'welding', name: 'Welding' },
        { ...skill, code: '', name: 'Schweißen' },
        { ...skill, must: false, code: '', name: 'Singing' },
        { ...skill, code: '', name: '' },
        { ...skill, code: 'sewing', name: '' },
      ],
    },
  };
  const { must, helpful } = askedByPosting(posting, new SkillNames(new Map([['Schweißen', ['welding']]])), new Map(), new Map());
  expect(must.map(({ name, codes }) => [name, codes])).toEqual([
    ['Welding', ['welding']],
    ['Schweißen', ['welding']],
    ['sewing', ['sewing']],
  ]);
  expect(helpful.map(({ name, codes }) => [name, codes])).toEqual([['Singing', []]]);
  expect(uncodedNames(posting)).toEqual(['Schweißen', 'Singing']);
  // Skills that it names itself leave no room for those of the text.
  expect(foundCodes(posting)).toEqual([]);
});

test('what was read in the text of a posting is kept apart from what it asks for', () => {
  const read = { years: 4, level: 'senior' as const, skills: ['sql', 'unknown', 'query-language'] };
  const terms = { location: null, country: null, workMode: null, salary: null, experienceMin: null, experienceMax: null };
  const posting = { ...terms, id: '1', details: BLANK_DETAILS, read, levelYears: null, placeIds: [7, 8] };
  const row = { code: 'sql', name: 'SQL', names: {}, codes: ['sql', 'query-language'], allNames: ['SQL'] };
  const known = new Map([
    ['sql', row],
    ['query-language', row],
  ]);
  const asked = askedByPosting(posting, new SkillNames(), known, new Map([[8, 'PT']]));
  expect(asked).toMatchObject({ must: [], helpful: [], experienceMin: null, readYears: 4, levelYears: 4, placeCountries: ['PT'] });
  expect(asked.found).toEqual([{ name: 'SQL', key: 'sql', codes: ['sql', 'query-language'], level: null }]);
  expect(askedByPosting({ ...posting, levelYears: 8 }, new SkillNames(), known, new Map()).levelYears).toBe(8);
});
