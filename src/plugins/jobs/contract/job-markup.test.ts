import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { BLANK_DETAILS } from './detail-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { type JobMarkupFacts, jobMarkup } from './job-markup.ts';
import type { Job } from './reply-schemas.ts';
import { PAY_PERIODS } from './salary.ts';

const NOW = new Date('2026-03-10T09:00:00.000Z');

/** The noon, in UTC, at which a day has ended everywhere. */
const endOfDay = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString();

const FACTS: JobMarkupFacts = { website: 'https://works.example.org', site: 'https://jobs.example.org', now: NOW };

const JOB: Job = {
  id: '018f0000-0000-7000-8000-000000000001',
  title: 'Pump engineer',
  company: { id: '018f0000-0000-7000-8000-000000000002', name: 'Test Works' },
  location: 'Deventer',
  country: 'NL',
  workMode: 'onsite',
  employmentType: 'full_time',
  category: { code: 'engineering', name: 'Engineering' },
  salary: { min: 4_800_000, max: 6_000_050, currency: 'EUR', period: 'year' },
  publishedAt: '2026-03-01T09:00:00.000Z',
  reference: 'J-KRVQKEBZ',
  status: 'published',
  description: 'You keep the pumps running.\nYou mend <b>valves</b> & seals.\n\nYou ask.',
  descriptionHtml: null,
  seniority: null,
  language: 'en',
  experienceMin: 2,
  experienceMax: null,
  applyUrl: null,
  deadline: null,
  details: { ...BLANK_DETAILS, educationLevel: 'bachelor' },
  expiresAt: '2026-03-31T09:00:00.000Z',
  renewedAt: '2026-03-08T09:00:00.000Z',
  endedAt: null,
  updatedAt: '2026-03-08T09:00:00.000Z',
  version: 3,
  viewer: { manages: false, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
};

const markupOf = (different: Partial<Job> = {}, facts: Partial<JobMarkupFacts> = {}) =>
  jobMarkup({ ...JOB, ...different }, { ...FACTS, ...facts });
const detailed = (details: Partial<Job['details']>): Partial<Job> => ({ details: { ...BLANK_DETAILS, ...details } });

test('the markup of an open posting', () => {
  expect(markupOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Pump engineer',
    description: '<p>You keep the pumps running.<br>You mend &lt;b&gt;valves&lt;/b&gt; &amp; seals.</p><p>You ask.</p>',
    // The first publication, although it was renewed.
    datePosted: '2026-03-01T09:00:00.000Z',
    validThrough: '2026-03-31T09:00:00.000Z',
    hiringOrganization: { '@type': 'Organization', name: 'Test Works', sameAs: 'https://works.example.org' },
    identifier: { '@type': 'PropertyValue', name: 'Test Works', value: 'J-KRVQKEBZ' },
    directApply: true,
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Deventer', addressCountry: 'NL' } }],
    employmentType: 'FULL_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 48_000, maxValue: 60_000.5, unitText: 'YEAR' },
    },
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
  });
});

test.each<[string, Partial<Job>]>([
  ['takes no applications', { viewer: { ...JOB.viewer, applyBy: null, mayApply: false } }],
  ['has expired since it was loaded', { expiresAt: NOW.toISOString() }],
  // The day before yesterday ended everywhere at noon of yesterday, in UTC.
  ['is past its deadline since it was loaded', { deadline: '2026-03-08' }],
  ['has no country', { country: null }],
  ['is remote, without a country and without countries for applicants', { workMode: 'remote', country: null }],
  ['has no text', { description: null }],
])('a posting that %s has no markup', (_, different) => {
  expect(markupOf(different)).toBeUndefined();
});

test('the text is the cleaned HTML where the posting has it', () => {
  expect(markupOf({ descriptionHtml: '<p>You <strong>mend</strong>.</p>' })?.description).toBe('<p>You <strong>mend</strong>.</p>');
});

test('each place with a country is a place of work', () => {
  const places = [
    { location: 'Ghent', country: 'BE' },
    { location: 'Somewhere', country: '' },
    { location: '', country: 'FR' },
  ];
  const place = (address: Readonly<Record<string, string>>) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } });
  expect(markupOf(detailed({ places }))?.jobLocation).toEqual([
    place({ addressLocality: 'Deventer', addressCountry: 'NL' }),
    place({ addressLocality: 'Ghent', addressCountry: 'BE' }),
    place({ addressCountry: 'FR' }),
  ]);
});

test.each([
  [
    'remote',
    ['NL', 'BE'],
    'TELECOMMUTE',
    [
      { '@type': 'Country', name: 'NL' },
      { '@type': 'Country', name: 'BE' },
    ],
  ],
  ['remote', [], undefined, undefined],
  ['hybrid', ['NL'], undefined, undefined],
  ['onsite', ['NL'], undefined, undefined],
] as const)('work that is %s for applicants in %j', (workMode, applicantCountries, type, requirements) => {
  const markup = markupOf({ workMode, ...detailed({ applicantCountries: [...applicantCountries] }) });
  expect([markup?.jobLocationType, markup?.applicantLocationRequirements]).toEqual([type, requirements]);
});

test('a remote posting without a place of work has no place in its markup', () => {
  const markup = markupOf({ workMode: 'remote', country: null, location: null, ...detailed({ applicantCountries: ['NL'] }) });
  expect(markup).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(markup).not.toHaveProperty('jobLocation');
});

test.each(
  EMPLOYMENT_TYPES.map((type, at) => [type, ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'OTHER'][at]]),
)('the kind of employment %s is %s', (employmentType, expected) => {
  expect(markupOf({ employmentType })?.employmentType).toBe(expected);
});

test.each(PAY_PERIODS.map((period, at) => [period, ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'][at]]))(
  'pay by the %s is %s',
  (period, unitText) => {
    const salary = { min: 5_000, max: null, currency: 'JPY', period };
    expect(markupOf({ salary })?.baseSalary).toMatchObject({ currency: 'JPY', value: { minValue: 5_000, unitText } });
    expect(markupOf({ salary })?.baseSalary).not.toHaveProperty('value.maxValue');
  },
);

test.each([
  ['school', 'high school'],
  ['vocational', 'professional certificate'],
  ['bachelor', 'bachelor degree'],
  ['master', 'postgraduate degree'],
  ['doctorate', 'postgraduate degree'],
])('the education %s is %s', (educationLevel, credentialCategory) => {
  expect(markupOf(detailed({ educationLevel }))?.educationRequirements).toMatchObject({ credentialCategory });
});

test('missing fields of the posting are left out', () => {
  const nothing = { salary: null, employmentType: null, expiresAt: null, experienceMin: 0, ...detailed({ educationLevel: 'other' }) };
  expect(Object.keys(markupOf(nothing, { website: null }) ?? {}).sort()).toEqual([
    '@context',
    '@type',
    'datePosted',
    'description',
    'directApply',
    'hiringOrganization',
    'identifier',
    'jobLocation',
    'title',
  ]);
  const withMark = { company: { ...JOB.company, logoFileId: '018f0000-0000-7000-8000-000000000009' } };
  expect(markupOf(withMark)?.hiringOrganization).toMatchObject({
    logo: 'https://jobs.example.org/files/public/018f0000-0000-7000-8000-000000000009/256.webp',
  });
  expect(markupOf(withMark, { site: undefined })?.hiringOrganization).not.toHaveProperty('logo');
  expect(markupOf(nothing, { website: null })?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Test Works' });
});

test('applications at the page of the company are not direct', () => {
  const viewer = { ...JOB.viewer, applyBy: 'address', mayApply: false } as const;
  expect(markupOf({ applyUrl: 'https://works.example.org/apply', viewer })?.directApply).toBe(false);
});

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(']]>', '</script>', '<!--', '\u0000', '\ud800', '\u2028', '😀', 'ع'), fc.string({ maxLength: 2 })),
});

const country = fc.constantFrom('', 'NL', 'BE', 'NO');
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map((at) => at.toISOString());
const amount = fc.option(fc.nat());

const job: fc.Arbitrary<Job> = fc
  .record({
    title: text,
    description: fc.option(text),
    descriptionHtml: fc.option(text),
    location: fc.option(text),
    country: fc.option(fc.constantFrom('NL', 'BE', 'NO')),
    workMode: fc.option(fc.constantFrom(...WORK_MODES)),
    employmentType: fc.option(fc.constantFrom(...EMPLOYMENT_TYPES)),
    publishedAt: instant,
    expiresAt: fc.option(instant),
    deadline: fc.option(fc.constantFrom('2026-03-08', '2026-03-09', '2026-03-10', '2026-04-30')),
    renewedAt: fc.option(instant),
    applyUrl: fc.option(fc.constant('https://works.example.org/apply')),
    experienceMin: fc.option(fc.nat({ max: 40 })),
    salary: fc.option(
      fc.record({ min: amount, max: amount, currency: fc.constantFrom('EUR', 'JPY', 'KWD'), period: fc.constantFrom(...PAY_PERIODS) }),
    ),
    details: fc.record({
      places: fc.array(fc.record({ location: text, country }), { maxLength: 4 }),
      applicantCountries: fc.array(country, { maxLength: 4 }),
      educationLevel: fc.constantFrom('', 'school', 'bachelor', 'other', 'unknown'),
    }),
    mayApply: fc.boolean(),
  })
  .map(({ mayApply, details, ...fields }) => ({
    ...JOB,
    ...fields,
    details: { ...BLANK_DETAILS, ...details },
    viewer: { ...JOB.viewer, applyBy: mayApply ? 'form' : null, mayApply },
  }));

test('the markup of any posting has what search engines require, says nothing else, and is read as it was written', () => {
  fc.assert(
    fc.property(job, (any) => {
      const markup = jobMarkup(any, FACTS);
      const { places, applicantCountries } = any.details;
      const countries = [any.country ?? '', ...places.map((place) => place.country)].filter((code) => code !== '');
      const isRemote = any.workMode === 'remote' && applicantCountries.some((code) => code !== '');
      const hasText = (any.descriptionHtml ?? '') !== '' || (any.description ?? '').trim() !== '';
      const ends = [any.expiresAt, any.deadline === null ? null : endOfDay(any.deadline)].filter((end) => end !== null).sort();
      const isOpen = any.viewer.mayApply && ends.every((end) => end > NOW.toISOString());
      expect(markup !== undefined).toBe(isOpen && hasText && (countries.length > 0 || isRemote));
      if (markup === undefined) return;
      expect(JSON.parse(JSON.stringify(markup))).toEqual(markup);
      expect(markup.title).toBe(any.title);
      expect(markup.datePosted).toBe(any.publishedAt);
      expect(markup.validThrough).toBe(ends[0]);
      expect(markup.description).not.toBe('');
      const located: unknown = JSON.parse(JSON.stringify(markup.jobLocation ?? []));
      expect(located).toEqual(
        countries.map((addressCountry) => expect.objectContaining({ address: expect.objectContaining({ addressCountry }) })),
      );
      expect(markup.jobLocationType === 'TELECOMMUTE').toBe(isRemote);
      expect(markup.applicantLocationRequirements === undefined).toBe(!isRemote);
    }),
    { numRuns: runs(100) },
  );
});
