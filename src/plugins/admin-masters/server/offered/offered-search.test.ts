import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { changeRows, createRow, deleteRow, mergeRow } from '../../contract/endpoints.ts';
import { MOST_OFFERED } from '../../contract/master-row.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import type { NewMasterRow, OfferedQuery } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeAll(async () => {
  const rows: [code: string, name: string, more?: Partial<NewMasterRow>][] = [
    ['nursing', 'Nursing'],
    ['nursing-home', 'Nursing home', { parent: 'nursing' }],
    [
      'child-nursing',
      'Child nursing',
      { parent: 'nursing', names: { de: 'Kinderpflege', ar: 'تمريض الأطفال', fa: 'پرستاری کودک', he: 'סיעוד ילדים' } },
    ],
    ['wetnursing', 'Wetnursing'],
    [
      'nursery',
      'Nursery',
      {
        alternatives: [
          { language: 'en', name: 'Kindergarten', kind: 'alternative' },
          { language: 'en', name: 'Kita', kind: 'hidden' },
        ],
      },
    ],
    ['cpp', 'C++'],
    ['csharp', 'C#'],
    ['percent', '100% wool_cotton \\ silk'],
    ['quoted', '\'It\' said "so": a & b | !c (d) <-> *'],
    ['chinese', '護理工程'],
    ['cactus', '\u{1F335} cactus'],
    ['street', 'Straßenbau'],
    ['cafe', 'Café crème'],
    ['hidden', 'Nursing of ghosts'],
    ['old', 'Midwifery'],
  ];
  for (const [code, name, more] of rows) await admin.reply(createRow, { params, body: { code, name, names: {}, ...more } });
  await admin.reply(changeRows, { params, body: { codes: ['hidden'], action: 'hide' } });
  await admin.reply(mergeRow, { params: { ...params, code: 'old' }, body: { into: 'nursing', version: 1 } });
});

const params = { entity: SAMPLES };
const visitor = () => api.as('visitor');
const offered = async (query: Partial<OfferedQuery>): Promise<string[]> =>
  (await visitor().reply(listOffered, { params, query })).items.map(({ code }) => code);

describe('offered rows', () => {
  test('are open to everybody, but only those of offered kinds', async () => {
    for (const who of ['visitor', 'candidate', 'employer', 'admin'] as const) {
      expect([who, await api.as(who).status(listOffered, { params })]).toEqual([who, 200]);
      for (const entity of ['mail-domains', 'no-such-kind', 'Not a kind', '\u0000', '__proto__']) {
        expect([entity, await api.as(who).status(listOffered, { params: { entity } })]).toEqual([entity, 404]);
      }
    }
    expect((await visitor().reply(listOffered, { params: { entity: FIXED_SAMPLES } })).items.map(({ code }) => code)).toEqual(['A', 'B+']);
  });

  test('are in their order without a text, as many as are asked for, below a parent if it is named', async () => {
    const all = await offered({ limit: MOST_OFFERED });
    expect(all).toHaveLength(13);
    expect(all).not.toContain('hidden');
    expect(all).not.toContain('old');
    expect(await offered({ limit: 3 })).toEqual(all.slice(0, 3));
    expect(await offered({ parent: 'nursing' })).toEqual(['nursing-home', 'child-nursing']);
    expect(await offered({ parent: 'nursing', q: 'nursing' })).toEqual(['nursing-home', 'child-nursing']);
    expect(await offered({ parent: 'nursing', q: 'nursry' })).not.toContain('nursery');
    expect(await offered({ parent: 'none' })).toEqual([]);
    for (const query of [
      { limit: 0 },
      { limit: 301 },
      { limit: 'x' },
      { parent: '%' },
      { codes: '' },
      { codes: 'a b' },
      { codes: 'x'.repeat(4001) },
    ]) {
      expect([query, await visitor().status(listOffered, { params, query })]).toEqual([query, 422]);
    }
  });

  test('are found by their codes in any state, a merged code by the row it leads to', async () => {
    expect(await offered({ codes: 'hidden' })).toEqual(['hidden']);
    expect(await offered({ codes: 'old' })).toEqual(['nursing']);
    expect(await offered({ codes: 'cpp,none,old,,hidden' })).toEqual(['cpp', 'nursing', 'hidden']);
    expect(await offered({ codes: 'old', q: 'cactus' })).toEqual(['nursing']);
  });

  test('are ordered: the same name, names that begin with the text, words that do, parts, similar words', async () => {
    expect(await offered({ q: 'nursing' })).toEqual(
      ['nursing', 'nursing-home', 'child-nursing', 'wetnursing', 'nursery'].filter((code) => code !== 'nursery'),
    );
    expect(await offered({ q: 'nursi' })).toEqual(['nursing', 'nursing-home', 'child-nursing', 'wetnursing']);
    expect((await offered({ q: 'nurs' })).slice(0, 3).sort()).toEqual(['nursery', 'nursing', 'nursing-home']);
    expect(await offered({ q: 'nursing', limit: 1 })).toEqual(['nursing']);
  });

  test.each([
    ['NURSING HOME', 'nursing-home'],
    ['home nurs', 'nursing-home'],
    ['kinderpflege', 'child-nursing'],
    ['تمريض', 'child-nursing'],
    ['پرستاری کودک', 'child-nursing'],
    ['סיעוד', 'child-nursing'],
    ['kindergarten', 'nursery'],
    ['kita', 'nursery'],
    ['midwifery', 'nursing'],
    ['CAFE CREME', 'cafe'],
    ['c++', 'cpp'],
    ['c#', 'csharp'],
    ['100%', 'percent'],
    ['wool_cotton', 'percent'],
    ['\\ silk', 'percent'],
    ['said "so": a & b', 'quoted'],
    ['護理工程', 'chinese'],
    ['\u{1F335}', 'cactus'],
    ['straßen', 'street'],
    // Misspelled.
    ['kindergraten', 'nursery'],
    ['wetnurssing', 'wetnursing'],
  ])('are found by %j: %s', async (q, code) => {
    expect((await offered({ q }))[0]).toBe(code);
  });

  test.each([
    ['frnace', 'FR'],
    ['frnac', 'FR'],
    ['jrance', 'FR'],
    ['untied kingdm', 'GB'],
    ['germny', 'DE'],
    ['philipines', 'PH'],
    ['deutchland', 'DE'],
  ])('of countries are found by %j, with a mistake in each word: %s', async (q, code) => {
    const { items } = await visitor().reply(listOffered, { params: { entity: 'countries' }, query: { q } });
    expect(items[0]?.code).toBe(code);
  });

  test('with a mistake are found only when nothing else is, and never for short words', async () => {
    expect(await offered({ q: 'nursing home' })).toEqual(['nursing-home']);
    // A part of a name is no mistake.
    expect(await offered({ q: 'etnurs' })).toEqual(['wetnursing']);
    for (const q of ['ktia', 'nusing home']) expect([q, (await offered({ q })).length > 0]).toEqual([q, true]);
    for (const q of ['kta', 'hmo', 'nxxxing']) expect([q, await offered({ q })]).toEqual([q, []]);
  });

  test.each(['ghosts', 'nursing of ghosts', 'zzzz', '_____', '%%%%', 'wool%cotton', 'woolxcotton'])('do not have %j', async (q) => {
    const found = await offered({ q });
    expect(found).not.toContain('hidden');
    if (!q.includes('ghosts')) expect(found.filter((code) => code !== 'percent' || !q.includes('cotton'))).toEqual([]);
  });

  test('are searched with any text without a failure', async () => {
    const signs = [
      '%',
      '_',
      '\\',
      "'",
      '"',
      ':*&|!()',
      '<->',
      "a':*b",
      'a & !',
      '\u0000',
      '\ud800',
      '*'.repeat(120),
      '\u{1F335}'.repeat(120),
      'ا'.repeat(120),
      '工'.repeat(120),
    ];
    for (const q of signs) expect([q, await visitor().status(listOffered, { params, query: { q } })]).toEqual([q, 200]);
    expect(await visitor().status(listOffered, { params, query: { q: 'x'.repeat(121) } })).toBe(422);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom(undefined, 'nursing'), async (q, parent) => {
        expect([200, 422]).toContain(await visitor().status(listOffered, { params, query: { q, parent } }));
      }),
      { numRuns: runs(100) },
    );
  });
});

test('a row with any name is found by this name first, by its beginning, and not after it is gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (name) => {
      const code = 'made-up';
      if ((await admin.status(createRow, { params, body: { code, name, names: {} } })) !== 201) return;
      expect((await offered({ q: name, limit: 300 })).slice(0, 3)).toContain(code);
      await admin.reply(deleteRow, { params: { ...params, code } });
      expect(await offered({ q: name, limit: 300 })).not.toContain(code);
    }),
    // A name that has only an accent.
    { numRuns: runs(60), examples: [['¸']] },
  );
});
