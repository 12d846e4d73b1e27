import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { BLANK_SECTIONS, LANGUAGE_LEVELS, type ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { CEFR_LEVELS } from '#plugins/jobs/contract/detail-values.ts';
import { WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { PAY_PERIODS } from '#plugins/jobs/contract/salary.ts';
import { COMPARED_LEVELS, MATCH_PARTS } from '../../contract/match.ts';
import { knownOfCandidate, type MatchedSections } from './known-of-candidate.ts';
import type { AskedByPosting, ComparedSkill, KnownOfCandidate } from './match-input.ts';
import { matchOf } from './match-of.ts';
import { SkillNames } from './skill-names.ts';

const now = new Date('2026-11-25T12:00:00Z');

// Few names, codes, countries and languages, so that both sides often agree.
const names = ['Welding', 'Sewing', 'Java', 'Care', 'Night work'];
const level = fc.option(fc.integer({ min: 1, max: 5 }));
const skill: fc.Arbitrary<ComparedSkill> = fc
  .record({ name: fc.constantFrom(...names), level, codes: fc.subarray(['w', 's', 'j', 'c']) })
  .map((made) => ({ ...made, key: made.name.toLowerCase() }));
const country = fc.constantFrom('BE', 'FR', 'PT');
const countryOrNone = fc.oneof(country, fc.constant(''));
const city = fc.constantFrom('', 'Porto', 'Ghent', 'Lyon');
const pay = fc.record({
  min: fc.integer({ min: 0, max: 10_000_000 }),
  currency: fc.constantFrom('EUR', 'GBP'),
  period: fc.constantFrom(...PAY_PERIODS),
});

const asked: fc.Arbitrary<AskedByPosting> = fc.record({
  must: fc.array(skill, { maxLength: 10 }),
  helpful: fc.array(skill, { maxLength: 10 }),
  experienceMin: fc.option(fc.integer({ min: 0, max: 60 })),
  experienceMax: fc.option(fc.integer({ min: 0, max: 60 })),
  readYears: fc.option(fc.integer({ min: 0, max: 20 })),
  levelYears: fc.option(fc.integer({ min: 0, max: 8 })),
  found: fc.array(skill, { maxLength: 10 }),
  workMode: fc.option(fc.constantFrom(...WORK_MODES)),
  places: fc.array(fc.record({ location: city, country: countryOrNone }), { maxLength: 20 }),
  placeIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  placeCountries: fc.uniqueArray(country),
  applicantCountries: fc.uniqueArray(country),
  languages: fc.array(fc.record({ code: fc.constantFrom('pt', 'en', 'de'), level: fc.constantFrom('' as const, ...CEFR_LEVELS) }), {
    maxLength: 8,
  }),
  educationLevel: fc.constantFrom('', 'other', ...COMPARED_LEVELS),
  salary: fc.option(pay.map(({ min, ...rest }) => ({ ...rest, min, max: min + 500_000 }))),
});

const own: fc.Arbitrary<KnownOfCandidate> = fc.record({
  skills: fc.array(skill, { maxLength: 50 }),
  near: fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => new Map(ids.map((id) => [id, 10 * id]))),
  experienceMonths: fc.option(fc.integer({ min: 0, max: 900 })),
  country: countryOrNone,
  city,
  moveTo: fc.uniqueArray(country),
  mayWorkIn: fc.uniqueArray(country),
  needsSponsorship: fc.boolean(),
  workModes: fc.subarray([...WORK_MODES]),
  languages: fc.uniqueArray(fc.record({ code: fc.constantFrom('pt', 'en', 'de'), level: fc.constantFrom(...LANGUAGE_LEVELS) }), {
    selector: ({ code }) => code,
  }),
  education: fc.option(fc.constantFrom(...COMPARED_LEVELS)),
  pay: fc.option(pay),
});

test('a match is 0 to 100, has no more points than each part allows, and only seeds are unknown', () => {
  fc.assert(
    fc.property(asked, own, (posting, profile) => {
      const { number, parts } = matchOf(posting, profile);
      if (number !== null) expect(number >= 0 && number <= 100).toBe(true);
      for (const name of MATCH_PARTS) {
        const part = parts[name];
        expect(part.points >= 0 && part.points <= part.of).toBe(true);
        expect([part.unknown === null, part.facts === null]).toEqual([part.state !== 'seed', part.state === 'seed']);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('to a profile with skills, one more that is asked never lowers the match', () => {
  let raised = 0;
  fc.assert(
    fc.property(asked, own, fc.nat(), level, (posting, profile, pick, ownLevel) => {
      const asked = [...posting.must, ...posting.helpful];
      const all = asked.length === 0 ? posting.found : asked;
      const more = all[pick % Math.max(1, all.length)];
      fc.pre(more !== undefined && profile.skills.length > 0);
      const before = matchOf(posting, profile);
      const after = matchOf(posting, { ...profile, skills: [...profile.skills, { ...more, level: ownLevel }] });
      expect(after.number === null).toBe(before.number === null);
      expect((after.number ?? 0) >= (before.number ?? 0)).toBe(true);
      if ((after.number ?? 0) > (before.number ?? 0)) raised += 1;
    }),
    { numRuns: runs(400) },
  );
  expect(raised).toBeGreaterThan(10);
});

test('an unknown part does not count: what the other side says of it changes nothing', () => {
  fc.assert(
    fc.property(asked, own, pay, (posting, profile, wish) => {
      const silent = { ...posting, salary: null, educationLevel: '' };
      const without = matchOf(silent, { ...profile, pay: null, education: null });
      expect(matchOf(silent, { ...profile, pay: wish, education: 'master' }).number).toBe(without.number);
    }),
  );
});

const text = fc.string({ maxLength: 20 });
const month = fc.integer({ min: 0, max: 600 }).map((value) => new Date(Date.UTC(1970, value)).toISOString().slice(0, 7));

test('what is excluded never changes the match: names, titles, employers, institutions, grades, contact data and gaps', () => {
  const job = fc.record({ title: text, company: text, place: text, description: text });
  const school = fc.record({
    institution: text,
    field: text,
    grade: text,
    description: text,
    startYear: fc.option(fc.integer({ min: 1950, max: 2020 })),
  });
  const person = fc.record({ phone: text, postalCode: text });
  const others = fc.record({ jobs: fc.tuple(job, job), school, person, gap: fc.integer({ min: 0, max: 120 }) });
  fc.assert(
    fc.property(asked, month, others, others, (posting, start, one, other) => {
      expect(matchOf(posting, knownOfCandidate(profileOf(start, one), new SkillNames(), now, new Map()))).toEqual(
        matchOf(posting, knownOfCandidate(profileOf(start, other), new SkillNames(), now, new Map())),
      );
    }),
  );
});

interface Excluded {
  readonly jobs: readonly [Pick<ProfileSections['experience']['items'][number], 'title' | 'company' | 'place' | 'description'>, object];
  readonly school: object;
  readonly person: object;
  /** Months between the two jobs. */
  readonly gap: number;
}

/** Two jobs of a year each, with a gap between them. */
function profileOf(start: string, { jobs, school, person, gap }: Excluded): MatchedSections {
  const at = (months: number): string => {
    const date = new Date(`${start}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - months);
    return date.toISOString().slice(0, 7);
  };
  const blank = { title: '', company: '', place: '', description: '', employmentType: '' as const, isCurrent: false, skills: [] };
  const blankSchool = { id: 's', institution: '', field: '', grade: '', description: '', startYear: null };
  return {
    ...BLANK_SECTIONS,
    place: { ...BLANK_SECTIONS.place, country: 'BE', city: 'Ghent', ...person },
    skills: { items: [{ id: 'w', code: '', name: 'Welding', level: 3, years: null, lastUsed: null }] },
    experience: {
      items: [
        { ...blank, ...jobs[0], id: 'a', start: at(11), end: at(0) },
        { ...blank, ...jobs[1], id: 'b', start: at(23 + gap), end: at(12 + gap) },
      ],
    },
    education: { items: [{ ...blankSchool, ...school, level: 'bachelor', endYear: 2021 }] },
  };
}
