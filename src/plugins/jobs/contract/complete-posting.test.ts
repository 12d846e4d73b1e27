import { completenessIssues } from './complete-posting.ts';
import { BLANK_DETAILS } from './detail-values.ts';
import type { JobDetails } from './job-details.ts';
import type { PostingFields } from './posting-input-schemas.ts';

const complete: PostingFields = {
  title: 'Structural engineer',
  description: 'You calculate bridges and halls in steel and timber. '.repeat(4).trim(),
  descriptionHtml: '',
  location: 'Bergen',
  workMode: 'onsite',
  employmentType: 'full_time',
  category: '',
  salary: { min: 5_000_000, max: null, currency: 'EUR', period: 'year' },
  country: 'NO',
  language: '',
  experienceMin: null,
  experienceMax: null,
  applyUrl: '',
  deadline: '',
  details: BLANK_DETAILS,
};

const paths = (different: Partial<PostingFields>, details: Partial<JobDetails> = {}): string[] =>
  completenessIssues({ ...complete, ...different, details: { ...BLANK_DETAILS, ...details } }).map(({ path }) => path);

const skill = (name: string, must = false) => ({ code: '', name, must, level: null });

test('a skill may have a name of one character, typed or of master data', () => {
  const skills = [skill('C'), { ...skill('R'), code: 'r-1' }];
  expect(paths({}, { skills })).toEqual([]);
});

test('a complete posting lacks nothing', () => {
  expect(completenessIssues(complete)).toEqual([]);
});

test('an empty one names each field once', () => {
  const salary = { min: null, max: null, currency: '', period: '' } as const;
  const empty = { title: '', description: '', location: '', workMode: '', employmentType: '', salary, country: '' } as const;
  expect(paths(empty).sort()).toEqual(
    ['country', 'description', 'employmentType', 'location', 'salary.currency', 'salary.min', 'salary.period', 'title', 'workMode'].sort(),
  );
});

test.each<[string, Partial<PostingFields>, Partial<JobDetails>, readonly string[]]>([
  [
    'remote work needs countries of applicants, and no place',
    { workMode: 'remote', location: '', country: '' },
    {},
    ['details.applicantCountries'],
  ],
  ['remote work with such countries', { workMode: 'remote', location: '', country: '' }, { applicantCountries: ['NO', 'SE'] }, []],
  ['hybrid work needs days on site', { workMode: 'hybrid' }, {}, ['details.daysOnSite']],
  ['hybrid work with such days', { workMode: 'hybrid' }, { daysOnSite: 2 }, []],
  ['a title in capitals', { title: 'NURSES WANTED NOW' }, {}, ['title']],
  ['a text that is too short', { description: 'Bridges.' }, {}, ['description']],
  ['a minimum above the maximum', { salary: { min: 2, max: 1, currency: 'EUR', period: 'year' } }, {}, ['salary.min']],
  ['years that are turned round', { experienceMin: 5, experienceMax: 2 }, {}, ['experienceMin']],
  ['an address without https', { applyUrl: 'javascript:alert(1)' }, {}, ['applyUrl']],
  ['a skill without a name', {}, { skills: [skill('')] }, ['details.skills.0.name']],
  ['a skill twice', {}, { skills: [skill('Welding'), skill('welding')] }, ['details.skills.1.name']],
  ['eleven necessary skills', {}, { skills: Array.from({ length: 11 }, (_, at) => skill(`Skill ${at}`, true)) }, ['details.skills']],
  ['a language without a level', {}, { languages: [{ code: 'nb', level: '' }] }, ['details.languages.0.level']],
  ['a benefit twice', {}, { benefits: ['pension', 'pension'] }, ['details.benefits.1']],
  ['a further place without a country', {}, { places: [{ location: 'Oslo', country: '' }] }, ['details.places.0.country']],
])('%s', (_title, different, details, expected) => {
  expect(paths(different, details)).toEqual(expected);
});
