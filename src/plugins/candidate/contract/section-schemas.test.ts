import { inputSchemas } from './input-schemas.ts';
import { certificateSchema, type Education, educationSchema, type Job, jobSchema, type Skill, skillSchema } from './item-schemas.ts';
import { sectionSchemas } from './section-schemas.ts';
import { BLANK_SECTIONS } from './sections.ts';

const ID = '018f0000-0000-4000-8000-000000000001';

const job: Job = {
  ...{ id: ID, title: 'Welder', company: 'IJssel Steel', place: '', employmentType: '', description: '', skills: [] },
  ...{ start: '2019-02', end: '2021-08', isCurrent: false },
};

const course: Education = {
  ...{ id: ID, institution: 'School', level: '', field: '', grade: '', description: '' },
  ...{ startYear: 2019, endYear: 2021 },
};

/** The paths and messages of the errors in a value. */
const faults = (result: { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined }): string[] =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a blank section is valid', () => {
  for (const [name, schema] of Object.entries(sectionSchemas)) {
    expect([name, schema.safeParse(Reflect.get(BLANK_SECTIONS, name)).success]).toEqual([name, true]);
  }
});

describe('A job', () => {
  test('ends unless it goes on, and not before it began', () => {
    expect(faults(jobSchema.safeParse({ ...job, end: '' }))).toEqual(['end: Choose a year. The month may be left out.']);
    expect(faults(jobSchema.safeParse({ ...job, end: '2019-01' }))).toEqual(['end: The end is before the start. Choose a later date.']);
    expect(jobSchema.parse({ ...job, isCurrent: true }).end).toBe('');
  });

  test.each([
    ['2098-01', '2099-01'],
    ['2098', '2099'],
  ])('has dates that are not in the future: %s and %s', (start, end) => {
    expect(faults(jobSchema.safeParse({ ...job, start, end }))).toEqual([
      'start: This is in the future. Choose an earlier date.',
      'end: This is in the future. Choose an earlier date.',
    ]);
  });

  test.each(['', '-02', '2019-', '2019-13', '1949-12', '1949', '19', '20190', 'May 2019'])('has no start %j', (start) => {
    expect(faults(jobSchema.safeParse({ ...job, start }))).toContain('start: Choose a year. The month may be left out.');
  });

  test.each([
    ['2019', '2021'],
    ['2019', '2019'],
    ['2019-11', '2019'],
    ['2019', '2019-01'],
    [String(new Date().getUTCFullYear()), ''],
  ])('may have only years: %s and %s', (start, end) => {
    const dated = { ...job, start, end, isCurrent: end === '' };
    expect(jobSchema.parse(dated)).toEqual(dated);
  });

  test('does not end in a year before it began', () => {
    for (const [start, end] of [
      ['2019-01', '2018'],
      ['2019', '2018-12'],
      ['2019', '2018'],
    ]) {
      expect(faults(jobSchema.safeParse({ ...job, start, end }))).toEqual(['end: The end is before the start. Choose a later date.']);
    }
  });
});

test('a course may end up to eight years ahead, and not before it begins', () => {
  const year = new Date().getUTCFullYear();
  expect(educationSchema.safeParse({ ...course, endYear: year + 8 }).success).toBe(true);
  expect(faults(educationSchema.safeParse({ ...course, endYear: year + 9 }))).toEqual(['endYear: Choose one from the list.']);
  expect(faults(educationSchema.safeParse({ ...course, endYear: 2018 }))).toEqual([
    'endYear: The end is before the start. Choose a later date.',
  ]);
});

test('skills, companies and schools may have names of one character', () => {
  for (const name of ['C', 'R', 'X', '阿']) {
    expect(jobSchema.parse({ ...job, company: name, skills: [name] })).toMatchObject({ company: name, skills: [name] });
    expect(educationSchema.parse({ ...course, institution: name }).institution).toBe(name);
    for (const code of ['', 'c-1']) {
      const skill = { id: ID, code, name, level: null, years: null, lastUsed: null };
      expect(skillSchema.parse(skill)).toEqual(skill);
    }
  }
  expect(skillSchema.safeParse({ id: ID, code: '', name: ' ', level: null, years: null, lastUsed: null }).success).toBe(false);
});

test('a certificate expires after it was issued', () => {
  const certificate = { id: ID, name: 'Welding', issuer: 'DVS', number: '', issued: '2024-05', expires: '2024-05', url: '' };
  expect(faults(certificateSchema.safeParse(certificate))).toEqual(['expires: This is before the date of issue. Choose a later month.']);
  expect(certificateSchema.safeParse({ ...certificate, expires: '2024-06' }).success).toBe(true);
});

describe('The contact data', () => {
  const phone = (typed: string): unknown => inputSchemas.place.safeParse({ ...BLANK_SECTIONS.place, phone: typed }).data?.phone;

  test.each([
    ['+44 (20) 7946-0958', '+442079460958'],
    ['\u200e+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['+۹۸ ۲۱ ۸۸۷۷ ۶۶۵۵', '+982188776655'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958 ext. 12', '+442079460958;ext=12'],
    ['', ''],
  ])('stores a telephone number typed as "%s" as "%s"', (typed, kept) => {
    expect(phone(typed)).toBe(kept);
  });

  test.each(['020 7946 0958', '+1234567', '+1234567890123456', 'call me'])('refuses "%s" as a number without a country code', (typed) => {
    expect(phone(typed)).toBeUndefined();
  });

  test('keeps a stored number that nobody can read', () => {
    const stored = { ...BLANK_SECTIONS.place, phone: '+5215512345678' };
    expect(sectionSchemas.place.parse(stored)).toEqual(stored);
    expect(inputSchemas.place.safeParse(stored).success).toBe(false);
  });

  test.each([
    ['https://example.org/me', true],
    ['https://müller.example/', true],
    ['http://example.org', false],
    ['https://localhost/', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('the link %s is accepted: %s', (link, isTaken) => {
    expect(sectionSchemas.place.safeParse({ ...BLANK_SECTIONS.place, links: [link] }).success).toBe(isTaken);
  });
});

test('a duplicate in a list is reported at its second place, regardless of case and accents', () => {
  const skill = { level: null, years: null };
  const result = sectionSchemas.skills.safeParse({
    items: [
      { ...skill, id: ID, name: 'Élagage' },
      { ...skill, id: ID.replace(/1$/, '2'), name: 'elagage' },
    ],
  });
  expect(faults(result)).toEqual(['items.1: This is already in the list.']);
});

describe('A skill', () => {
  const skill: Skill = { id: ID, code: '', name: 'Welding', level: null, years: null, lastUsed: null };
  const faultsOf = (...items: readonly object[]): string[] => faults(sectionSchemas.skills.safeParse({ items }));

  test.each<[field: keyof Skill, accepted: readonly unknown[], refused: readonly unknown[]]>([
    ['name', ['C', 'Go', 'x'.repeat(60)], ['', ' ', 'x'.repeat(61), 'x'.repeat(121), null]],
    ['code', ['', 'welding', 'x'.repeat(64)], ['x'.repeat(65), null, 5]],
    ['level', [null, 1, 5], [0, 6, 1.5]],
    ['years', [null, 0, 50], [-1, 51]],
    ['lastUsed', [null, 1950, new Date().getUTCFullYear()], [1949, new Date().getUTCFullYear() + 1, 2000.5]],
  ])('has a %s within its limits', (field, accepted, refused) => {
    for (const value of accepted) expect([value, faultsOf({ ...skill, [field]: value })]).toEqual([value, []]);
    for (const value of refused) expect([value, faultsOf({ ...skill, [field]: value }).length > 0]).toEqual([value, true]);
  });

  test('of master data may have a longer name, and stands once in the list', () => {
    const coded = { ...skill, code: 'welding', name: 'x'.repeat(120) };
    expect(faultsOf(coded)).toEqual([]);
    expect(faultsOf({ ...coded, name: 'x'.repeat(121) })).toHaveLength(1);
    expect(faultsOf(coded, { ...coded, name: 'Arc work' })).toEqual(['items.1.code: This is already in the list.']);
  });

  test('that was saved without a code has none', () => {
    const { code, lastUsed, ...old } = skill;
    expect(sectionSchemas.skills.parse({ items: [old] })).toEqual({ items: [{ ...old, code, lastUsed }] });
  });
});

describe('The month of the start', () => {
  const fault = (availableFrom: string) => faults(sectionSchemas.preferences.safeParse({ ...BLANK_SECTIONS.preferences, availableFrom }));
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T09:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('is at most two years ahead', () => {
    for (const month of ['', '1950-01', '2026-11', '2028-12']) expect([month, fault(month)]).toEqual([month, []]);
    for (const month of ['2029-02', '2099-12'])
      expect([month, fault(month)]).toEqual([month, ['availableFrom: Choose a month within the next two years.']]);
  });

  test('follows the time zone where the month begins first', () => {
    expect(fault('2029-01')).toEqual(['availableFrom: Choose a month within the next two years.']);
    jest.setSystemTime(new Date('2026-12-31T10:00:00Z'));
    expect(fault('2029-01')).toEqual([]);
  });
});

test('categories are up to five codes, each once, and none in profiles that were saved before', () => {
  const parse = (categories: unknown) => sectionSchemas.preferences.safeParse({ ...BLANK_SECTIONS.preferences, categories });
  const codes = ['a', 'b', 'c', 'd', 'x'.repeat(64)];
  expect(parse(codes).data?.categories).toEqual(codes);
  expect(parse(undefined).data?.categories).toEqual([]);
  for (const wrong of [[...codes, 'f'], [''], ['x'.repeat(65)], ['a', 'a'], 'a', null])
    expect([wrong, parse(wrong).success]).toEqual([wrong, false]);
});
