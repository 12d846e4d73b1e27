import fc from 'fast-check';
import { cvNameOf, cvsOfFiles, defaultFirst, hasOneDefault, MOST_CV_NAME, withDefaultCv } from './cvs.ts';
import { type Cv, sectionSchemas } from './section-schemas.ts';
import { BLANK_SECTIONS } from './sections.ts';

const IDS = Array.from({ length: 5 }, (_, index) => `018f0000-0000-7000-8000-00000000000${index}`);

interface Change {
  readonly kind: 'add' | 'remove' | 'replace' | 'default';
  readonly fileId: string;
  readonly place: number;
}

/** A change of the list, as a candidate makes it. A removed file that is added again is restored. */
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('add', 'remove', 'replace', 'default'),
  fileId: fc.constantFrom(...IDS),
  place: fc.nat({ max: 5 }),
});

const fileOf = (id: string) => ({ id, name: `CV ${id.at(-1)}.pdf` });

const filesOf = (cvs: readonly Cv[]) => cvs.map(({ fileId }) => fileOf(fileId));

/** Makes changes one after another, as the field of files does. */
function changed(changes: readonly Change[]): readonly Cv[] {
  const known = new Map<string, Cv>();
  let cvs: readonly Cv[] = [];
  for (const { kind, fileId, place } of changes) {
    for (const cv of cvs) known.set(cv.fileId, cv);
    const others = filesOf(cvs).filter(({ id }) => id !== fileId);
    if (kind === 'default') cvs = withDefaultCv(cvs, fileId);
    else if (kind === 'remove') cvs = cvsOfFiles(others, cvs, known);
    else cvs = cvsOfFiles(others.toSpliced(place, kind === 'replace' ? 1 : 0, fileOf(fileId)), cvs, known);
  }
  return cvs;
}

test('every list that a candidate can make has exactly one default, each file once, and is accepted', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const cvs = changed(changes);
      expect(hasOneDefault(cvs)).toBe(true);
      expect(new Set(cvs.map(({ fileId }) => fileId)).size).toBe(cvs.length);
      expect(sectionSchemas.portfolio.parse({ ...BLANK_SECTIONS.portfolio, cvs }).cvs).toEqual(cvs);
    }),
  );
});

test('the schema accepts any choice of defaults only when there is exactly one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), (defaults) => {
      const cvs = defaults.map((isDefault, index) => ({ fileId: IDS[index], name: 'CV', isDefault }));
      const { success } = sectionSchemas.portfolio.safeParse({ ...BLANK_SECTIONS.portfolio, cvs });
      expect(success).toBe(defaults.filter(Boolean).length === 1);
    }),
  );
});

describe('The default', () => {
  const [one = '', two = '', three = ''] = IDS;
  const files = [one, two, three].map(fileOf);
  const all = cvsOfFiles(files, [], new Map());
  const known = new Map(withDefaultCv(all, three).map((cv) => [cv.fileId, { ...cv, name: `My ${cv.name}` }]));
  const chosen = [...known.values()];
  const defaultOf = (cvs: readonly Cv[]): string | undefined => cvs.find(({ isDefault }) => isDefault)?.fileId;

  test('is the first one until another is chosen', () => {
    expect(defaultOf(all)).toBe(one);
    expect(defaultOf(chosen)).toBe(three);
  });

  test('stays when another is removed, and is the first of the others when it is removed itself', () => {
    expect(defaultOf(cvsOfFiles(files.slice(1), chosen, known))).toBe(three);
    expect(defaultOf(cvsOfFiles(files.slice(0, 2), chosen, known))).toBe(one);
  });

  test('is the same again, with its name, when it is restored', () => {
    const removed = cvsOfFiles(files.slice(0, 2), chosen, known);
    expect(cvsOfFiles(files, removed, known)).toEqual(chosen);
  });

  test('is the new file, with the old name, when its file is replaced', () => {
    const [, , replaced] = cvsOfFiles([...files.slice(0, 2), fileOf(IDS[3] ?? '')], chosen, known);
    expect(replaced).toEqual({ fileId: IDS[3], name: 'My CV 2', isDefault: true });
  });

  test('comes first for readers', () => {
    expect(defaultFirst(chosen).map(({ fileId }) => fileId)).toEqual([three, one, two]);
  });
});

describe('The CVs of a profile', () => {
  const cv = { fileId: IDS[0], name: 'CV', isDefault: true };
  const pathsOf = (cvs: unknown): string[] =>
    (sectionSchemas.portfolio.safeParse({ ...BLANK_SECTIONS.portfolio, cvs }).error?.issues ?? []).map(({ path }) => path.join('.'));

  test.each([
    [
      'a sixth one',
      Array.from({ length: 6 }, (_, index) => ({ ...cv, fileId: IDS[0]?.replace(/0$/, `${index}`), isDefault: index === 0 })),
      'cvs',
    ],
    ['the same file twice', [cv, { ...cv, isDefault: false }], 'cvs.1'],
    ['an empty name', [{ ...cv, name: ' ' }], 'cvs.0.name'],
    ['a name of 121 characters', [{ ...cv, name: 'x'.repeat(121) }], 'cvs.0.name'],
    ['an id that is none', [{ ...cv, fileId: '../cv' }], 'cvs.0.fileId'],
    ['two defaults', [cv, { ...cv, fileId: IDS[1] }], 'cvs'],
  ])('refuse %s', (_, cvs, path) => {
    expect(pathsOf(cvs)).toEqual([path]);
  });
});

test.each([
  ['Ada Lovelace.pdf', 'Ada Lovelace'],
  ['cv.2026.docx', 'cv.2026'],
  ['.pdf', '.pdf'],
  ['résumé', 'résumé'],
])('a CV from the file "%s" is first named "%s"', (file, name) => {
  expect(cvNameOf(file)).toBe(name);
});

test('the first name of a CV is at most as long as a name may be', () => {
  expect(cvNameOf(`${'😀'.repeat(200)}.pdf`)).toBe('😀'.repeat(MOST_CV_NAME));
});
