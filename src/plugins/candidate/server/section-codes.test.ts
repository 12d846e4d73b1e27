import { testServer } from '#core/testing/server-kit.ts';
import { changeRows, createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { saveSection } from '../contract/save-section.ts';
import type { SectionName } from '../contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';

const job = {
  id: ID,
  title: 'Gardener',
  company: 'Parks',
  place: '',
  employmentType: 'volunteer',
  start: '2020-01',
  end: '2021-01',
  isCurrent: false,
  description: '',
  skills: [],
} as const;
const school = {
  id: ID,
  institution: 'School of Gardens',
  level: 'doctorate',
  field: '',
  startYear: null,
  endYear: null,
  grade: '',
  description: '',
} as const;

/** Sections with codes that become hidden, and the paths of these codes. */
const CASES: { readonly [Name in SectionName]?: readonly [value: ProfileSections[Name], paths: string[]] } = {
  place: [{ ...BLANK_SECTIONS.place, country: 'BE', moveTo: ['NL', 'BE'], mayWorkIn: ['BE'] }, ['country', 'moveTo.1', 'mayWorkIn.0']],
  preferences: [
    {
      ...BLANK_SECTIONS.preferences,
      titles: ['Gardener'],
      categories: ['education-training', 'engineering'],
      employmentTypes: ['full_time', 'volunteer'],
      workModes: ['hybrid'],
      pay: { min: 100, currency: 'SEK', period: 'week' },
    },
    ['categories.1', 'employmentTypes.1', 'workModes.0', 'pay.currency', 'pay.period'],
  ],
  experience: [{ items: [job] }, ['items.0.employmentType']],
  education: [{ items: [school] }, ['items.0.level']],
  skills: [
    { items: [{ id: ID, code: 'hidden-pruning', name: 'Pruning', level: 5, years: null, lastUsed: null }] },
    ['items.0.code', 'items.0.level'],
  ],
  languages: [
    {
      items: [
        { id: ID, code: 'nl', level: 'c1' },
        { id: OTHER, code: 'fr', level: 'a1' },
      ],
    },
    ['items.1.code'],
  ],
};

const HIDDEN = {
  countries: 'BE',
  'job-categories': 'engineering',
  'employment-types': 'volunteer',
  'work-modes': 'hybrid',
  currencies: 'SEK',
  'pay-periods': 'week',
  'education-levels': 'doctorate',
  skills: 'hidden-pruning',
  'skill-levels': '5',
  languages: 'fr',
};

const api = testServer(serverPlugins);
beforeAll(async () => {
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body: { code: 'hidden-pruning', name: 'Pruning', names: {} } });
});

test('a choice that is no longer offered is refused where it is new, and stays where it was saved before', async () => {
  const [before, after] = [api.as('candidate', 'before'), api.as('candidate', 'after')];
  const save = (section: SectionName, version: number) => ({ body: { value: CASES[section]?.[0], version } });
  const sections = Object.keys(CASES) as SectionName[];
  for (const section of sections) expect([section, await before.status(saveSection(section), save(section, 0))]).toEqual([section, 200]);
  for (const [entity, code] of Object.entries(HIDDEN)) {
    await api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [code], action: 'hide' } });
  }
  for (const section of sections) {
    const refusal = await after.refusal(saveSection(section), save(section, 0));
    expect([section, refusal.status, refusal.issues?.map(({ path }) => path)]).toEqual([
      section,
      422,
      CASES[section]?.[1].map((path) => `value.${path}`),
    ]);
    expect(refusal.issues?.[0]?.code).toBe('candidate.not-offered');
    expect([section, await before.status(saveSection(section), save(section, 1))]).toEqual([section, 200]);
  }
});

test('a code that the section already has may move to another of its fields', async () => {
  const mover = api.as('candidate', 'before');
  const value = { ...BLANK_SECTIONS.place, country: 'NL', mayWorkIn: ['BE'] };
  expect((await mover.reply(saveSection('place'), { body: { value, version: 2 } })).value.mayWorkIn).toEqual(['BE']);
});
