import { sectionSchemas } from './section-schemas.ts';
import { BLANK_SECTIONS } from './sections.ts';
import { talentPoolUntil } from './talent-pool.ts';
import { MOST_BLOCKED } from './visibility.ts';

const blank = BLANK_SECTIONS.review;
const parse = (change: object) => sectionSchemas.review.safeParse({ ...blank, ...change });
const company = (at: number, name = 'Harbour Works') => ({ id: `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`, name });
const companies = (count: number) => Array.from({ length: count }, (_, at) => company(at));
const domains = (count: number) => Array.from({ length: count }, (_, at) => `mail${at}.example`);

test('a profile that was saved before these choices is for companies to which the candidate applied', () => {
  expect(sectionSchemas.review.parse({ isConfirmed: true })).toEqual({ ...blank, isConfirmed: true });
  expect(blank).toMatchObject({ visibility: 'applied', showsName: true, showsCv: false, blockedCompanies: [], blockedDomains: [] });
  const { search, ...before } = BLANK_SECTIONS.preferences;
  expect([search, sectionSchemas.preferences.parse(before).search]).toEqual(['open', 'open']);
});

test.each<[field: string, accepted: readonly unknown[], refused: readonly unknown[]]>([
  ['visibility', ['applied', 'verified', 'all'], ['', 'hidden', 'everybody', null, 1]],
  ['showsName', [true, false], ['true', null, 0]],
  ['showsCv', [true, false], ['true', null, 0]],
  ['talentPoolSince', ['', '2026-02-28', '2028-02-29'], ['2026-02-29', '2026-2-1', '2026-02', 'soon', null]],
  ['blockedCompanies', [[], [company(1)], [company(1, 'x'.repeat(160))], companies(MOST_BLOCKED)], [companies(MOST_BLOCKED + 1)]],
  ['blockedCompanies', [], [[company(1), company(1)], [company(1, '')], [company(1, 'x'.repeat(161))], [{ id: '1', name: 'One' }], null]],
  ['blockedDomains', [domains(MOST_BLOCKED)], [domains(MOST_BLOCKED + 1), ['one.example', 'ONE.example'], null]],
])('the field %s has its limits', (field, accepted, refused) => {
  for (const value of accepted) expect([value, parse({ [field]: value }).success]).toEqual([value, true]);
  for (const value of refused) expect([value, parse({ [field]: value }).success]).toEqual([value, false]);
});

test('companies and domains together are at most 50', () => {
  expect(parse({ blockedCompanies: companies(20), blockedDomains: domains(30) }).success).toBe(true);
  const { error } = parse({ blockedCompanies: companies(20), blockedDomains: domains(31) });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['blockedDomains'], 'Block at most 50 companies and domains together.'],
  ]);
});

describe('A blocked domain', () => {
  const kept = (typed: string) => parse({ blockedDomains: [typed] }).data?.blockedDomains[0];

  test.each([
    ['Harbour.Example', 'harbour.example'],
    ['  https://www.harbour.example/about?x=1#y ', 'harbour.example'],
    ['http://jobs.harbour.example:8080', 'jobs.harbour.example'],
    ['info@harbour.example', 'harbour.example'],
    ['harbour.example.', 'harbour.example'],
    ['müller.example', 'müller.example'],
    ['مثال.إختبار', 'مثال.إختبار'],
    ['ｈａｒｂｏｕｒ.example', 'harbour.example'],
    [`${'x'.repeat(63)}.example`, `${'x'.repeat(63)}.example`],
  ])('typed as "%s" is kept as "%s"', (typed, domain) => {
    expect(kept(typed)).toBe(domain);
  });

  test.each([
    '',
    'harbour',
    'harbour..example',
    '-harbour.example',
    'harbour.1',
    '10.0.0.1',
    'harbour works.example',
    `${'x'.repeat(64)}.example`,
    `${'x.'.repeat(130)}example`,
    'harbour.example\u0000',
    'har\ud800bour.example',
    'har\u202ebour.example',
    `https://harbour.example/${'x'.repeat(3000)}`,
  ])('cannot be "%s"', (typed) => {
    expect(kept(typed)).toBeUndefined();
  });
});

test.each([
  ['', ''],
  ['2026-09-01', '2028-09-01'],
  ['2024-02-29', '2026-02-28'],
  ['2026-12-31', '2028-12-31'],
])('the consent to the talent pool of %s ends on %s', (since, until) => {
  expect(talentPoolUntil(since)).toBe(until);
});
