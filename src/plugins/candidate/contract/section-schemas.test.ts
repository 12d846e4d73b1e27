import { certificateSchema, educationSchema, jobSchema, sectionSchemas } from './section-schemas.ts';
import { BLANK_SECTIONS, type Education, type Job } from './sections.ts';

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
    expect(faults(jobSchema.safeParse({ ...job, end: '' }))).toEqual(['end: Choose a month and a year.']);
    expect(faults(jobSchema.safeParse({ ...job, end: '2019-01' }))).toEqual(['end: The end is before the start. Choose a later date.']);
    expect(jobSchema.parse({ ...job, isCurrent: true }).end).toBe('');
  });

  test('has a complete start month that has begun', () => {
    expect(faults(jobSchema.safeParse({ ...job, start: '2098-01', end: '2099-01' }))).toEqual([
      'start: This month has not begun yet. Choose an earlier one.',
      'end: This month has not begun yet. Choose an earlier one.',
    ]);
    for (const start of ['', '2019-', '-02', '2019-13', '1949-12', 'May 2019']) {
      expect(faults(jobSchema.safeParse({ ...job, start }))).toContain('start: Choose a month and a year.');
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

test('a certificate expires after it was issued', () => {
  const certificate = { id: ID, name: 'Welding', issuer: 'DVS', number: '', issued: '2024-05', expires: '2024-05', url: '' };
  expect(faults(certificateSchema.safeParse(certificate))).toEqual(['expires: This is before the date of issue. Choose a later month.']);
  expect(certificateSchema.safeParse({ ...certificate, expires: '2024-06' }).success).toBe(true);
});

describe('The contact data', () => {
  const phone = (typed: string): unknown => sectionSchemas.place.safeParse({ ...BLANK_SECTIONS.place, phone: typed }).data?.phone;

  test.each([
    ['+44 (20) 7946-0958', '+442079460958'],
    ['\u200e+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['+۹۸ ۲۱ ۸۸۷۷ ۶۶۵۵', '+982188776655'],
    ['', ''],
  ])('stores a telephone number typed as "%s" as "%s"', (typed, kept) => {
    expect(phone(typed)).toBe(kept);
  });

  test.each(['020 7946 0958', '+1234567', '+1234567890123456', 'call me'])('refuses "%s" as a number without a country code', (typed) => {
    expect(phone(typed)).toBeUndefined();
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
