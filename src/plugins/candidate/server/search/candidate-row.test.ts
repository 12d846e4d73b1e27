import { everySection, type SavedSections } from '../../contract/profile.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { candidateRow } from './candidate-row.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const NOW = new Date('2026-11-26T23:30:00Z');

function rowOf(values: Partial<ProfileSections>) {
  const all = { ...BLANK_SECTIONS, ...values };
  const sections: SavedSections = everySection((name) => ({ value: all[name], version: 1, isSkipped: false }));
  return candidateRow(ID, sections, { at: NOW, isActive: true });
}

/** All terms but the visibility. */
const termsOf = (values: Partial<ProfileSections>) =>
  (rowOf(values).terms.match(/'(?:[^']|'')*'/g) ?? []).filter((term) => term !== "'v:applied'");

const skill = { id: ID, level: null, years: null, lastUsed: null };
const job = { id: ID, company: 'Parks', place: '', employmentType: '', description: '' } as const;

test('a blank profile has a row in which nothing matches', () => {
  expect(rowOf({})).toEqual({
    candidate_id: ID,
    ...{ visibility: 'applied', search_state: 'open', completeness: 0, shows_name: true, blocked_companies: [], blocked_domains: [] },
    words_version: 2,
    ...{ country: '', worked_months: 0, works_since: null, starts_on: null, notice_days: null },
    ...{ terms: "'v:applied'", words: '', updated_at: NOW, is_active: true },
  });
});

test('skills stand by their code or by their folded name, each once', () => {
  const items = [
    { ...skill, code: 'welding', name: 'Welding' },
    { ...skill, code: '', name: 'Élagage  léger' },
    { ...skill, code: '', name: 'elagage léger' },
    { ...skill, code: '', name: '🙂🙂' },
  ];
  expect(termsOf({ skills: { items } })).toEqual(["'s:welding'", "'s:~elagage_leger'"]);
});

test('languages stand with their levels, and preferences and places as they are', () => {
  const items = [
    { id: ID, code: 'nl', level: 'b1' },
    { id: ID, code: 'de', level: 'a1' },
  ] as const;
  const preferences = {
    ...BLANK_SECTIONS.preferences,
    categories: ['sales'],
    employmentTypes: ['part_time'],
    workModes: ['remote'],
  } as const;
  const place = { ...BLANK_SECTIONS.place, country: 'NL', city: "'s-Hertogenbosch \\ Oost" };
  expect(termsOf({ languages: { items }, preferences, place })).toEqual([
    ...["'l:nl:b1'", "'l:de:a1'", "'c:NL'", "'t:''s-hertogenbosch \\\\ oost'", "'k:sales'", "'e:part_time'", "'m:remote'"],
  ]);
  expect(rowOf({ place }).country).toBe('NL');
});

test('work is counted to this month, and goes on while the candidate works', () => {
  const past = { ...job, title: 'Gardener', skills: [], start: '2020-01', end: '2020-12', isCurrent: false };
  const current = { ...past, start: '2026-10', end: '', isCurrent: true };
  expect(rowOf({ experience: { items: [past] } })).toMatchObject({ worked_months: 12, works_since: null });
  expect(rowOf({ experience: { items: [past, current] } })).toMatchObject({ worked_months: 14, works_since: '2026-11-26' });
});

test.each([
  [{ availability: 'now', noticeDays: 30 } as const, { notice_days: 0, starts_on: null }, ['0', '30', '90']],
  [{ availability: 'notice', noticeDays: 30 } as const, { notice_days: 30, starts_on: null }, ['30', '90']],
  [{ availability: 'notice', noticeDays: null } as const, { notice_days: null, starts_on: null }, []],
  [{ availability: 'date', availableFrom: '2027-03' } as const, { notice_days: null, starts_on: '2027-03-01' }, ['dated']],
  [{ availability: 'date', availableFrom: '' } as const, { notice_days: null, starts_on: null }, []],
  [{ availability: '', noticeDays: 5, availableFrom: '2027-03' } as const, { notice_days: null, starts_on: null }, []],
])('the start %o is stored as %o, with the terms %j', (start, stored, terms) => {
  const preferences = { ...BLANK_SECTIONS.preferences, ...start };
  expect(rowOf({ preferences })).toMatchObject(stored);
  expect(termsOf({ preferences })).toEqual(terms.map((term) => `'n:${term}'`));
});

test('words are those of titles, headline, skills, summary and descriptions, and not of places and companies', () => {
  const { words } = rowOf({
    basics: { ...BLANK_SECTIONS.basics, headline: "Tree 'care' & <b>climbing</b>" },
    preferences: { ...BLANK_SECTIONS.preferences, titles: ['Gardener'] },
    experience: {
      items: [
        {
          ...job,
          title: 'Foreman',
          skills: ['Pruning'],
          start: '2020-01',
          end: '2020-12',
          isCurrent: false,
          description: 'Felling of limes',
        },
      ],
    },
    portfolio: { ...BLANK_SECTIONS.portfolio, summary: 'Limes and oaks' },
    skills: { items: [{ ...skill, code: '', name: 'Élagage' }] },
    place: { ...BLANK_SECTIONS.place, city: 'Ghent' },
  });
  expect(words.split(' ').sort()).toEqual([
    ...[
      'and:4D',
      'b:2B',
      'care:2B',
      'climbing:2B',
      'elagage:3C',
      'felling:4D',
      'foreman:1A',
      'gardener:1A',
      'limes:4D',
      'oaks:4D',
      'of:4D',
    ],
    ...['pruning:3C', 'tree:2B'],
  ]);
});
