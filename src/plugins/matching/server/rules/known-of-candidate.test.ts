import fc from 'fast-check';
import { BLANK_SECTIONS, type Job, type ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { workedMonths } from '#plugins/candidate/contract/worked-months.ts';
import { BLANK_DETAILS } from '#plugins/jobs/contract/job-details.ts';
import { askedByPosting, uncodedNames } from './asked-by-posting.ts';
import { knownOfCandidate } from './known-of-candidate.ts';
import { SkillNames } from './skill-names.ts';

const now = new Date('2026-11-25T12:00:00Z');

const aJob = (start: string, end: string): Pick<Job, 'start' | 'end' | 'isCurrent'> => ({ start, end, isCurrent: end === '' });

describe('months of work', () => {
  test.each([
    [[], null],
    [[aJob('2020-01', '2020-12')], 12],
    [[aJob('2020-01', '2020-01')], 1],
    [[aJob('2020-01', '2020-12'), aJob('2020-06', '2021-06')], 18],
    [[aJob('2020-01', '2020-12'), aJob('2020-03', '2020-05')], 12],
    [[aJob('2021-01', '2021-12'), aJob('2020-01', '2020-12')], 24],
    [[aJob('2020-01', '2020-02'), aJob('2025-01', '2025-02')], 4],
    [[aJob('2026-10', '')], 2],
    [[aJob('2026-10', '2030-01'), aJob('2026-11', '')], 2],
    [[aJob('2026-12', '')], 0],
  ])('%o: %s', (jobs, months) => {
    expect(workedMonths(jobs, now)).toBe(months);
  });

  test('are the number of different months, in any order of the jobs', () => {
    const month = fc.integer({ min: 0, max: 800 });
    const text = (value: number): string => `${1960 + Math.floor(value / 12)}-${String(1 + (value % 12)).padStart(2, '0')}`;
    const span = fc.tuple(month, month).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 30 }), (spans) => {
        const worked = new Set(spans.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
        const past = [...worked].filter((value) => text(value) <= '2026-11');
        expect(
          workedMonths(
            spans.map(([first, last]) => aJob(text(first), text(last))),
            now,
          ),
        ).toBe(past.length);
      }),
    );
  });
});

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
    knownOfCandidate({ ...BLANK_SECTIONS, education: { items } }, new SkillNames(), now).education;
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
  const known = JSON.stringify(knownOfCandidate(sections, new SkillNames(), now));
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
  const { must, helpful } = askedByPosting(posting, new SkillNames(new Map([['Schweißen', ['welding']]])));
  expect(must.map(({ name, codes }) => [name, codes])).toEqual([
    ['Welding', ['welding']],
    ['Schweißen', ['welding']],
    ['sewing', ['sewing']],
  ]);
  expect(helpful.map(({ name, codes }) => [name, codes])).toEqual([['Singing', []]]);
  expect(uncodedNames(posting)).toEqual(['Schweißen', 'Singing']);
});
