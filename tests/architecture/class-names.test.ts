import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { nameInCode, shortNames } from '../../scripts/webpack/class-names.ts';
import { classesOfSelectors, classUses } from './support/class-uses.ts';
import { filesBelow, projectRoot, read, typescriptBelow } from './support/project.ts';
import { allSheets, classesIn, isModuleSheet } from './support/sheet-classes.ts';

// Names outside of our sheets: of the body in Blueprint's dark theme, and of the element that PDF.js fills.
const LIBRARIES = ['bp6-dark', 'pdfViewer'];

const sheets = allSheets();
const modules = sheets.filter(({ path }) => isModuleSheet(path));
const globals = sheets.filter(({ path }) => !isModuleSheet(path));
const known = [...globals.flatMap(({ own }) => [...own]), ...LIBRARIES];
const isGlobal = (word: string): boolean => {
  const [begin = '', ...rest] = word.split('*');
  return rest.length === 0 ? known.includes(word) : known.some((name) => name.startsWith(begin));
};

const sources = typescriptBelow('src', { tests: false }).filter((path) => path.includes('/client/'));
const uses = sources.map((path) => ({ path, ...classUses(path, read(path)) }));

describe('the classes of style sheets', () => {
  it('are global only in the theme, in the shared components and in the first texts of pages', () => {
    const places =
      /^src\/(core\/client\/(theme|ui)\/|core\/client\/app\/shell\/critical\.css$|plugins\/[^/]+\/client\/shells\/critical\.css$)/;
    expect(globals.map(({ path }) => path).filter((path) => !places.test(path))).toEqual([]);
  });

  it('have different names in code', () => {
    const same = modules.flatMap(({ path, own }) => {
      const names = [...own].map(nameInCode);
      return [...own].filter((name, at) => names.indexOf(nameInCode(name)) !== at).map((name) => `${path}: .${name}`);
    });
    expect(same).toEqual([]);
  });

  it('are in a global sheet if a module sheet mentions them in `:global()`', () => {
    expect(
      modules.flatMap(({ path, foreign }) => [...foreign].filter((name) => !isGlobal(name)).map((name) => `${path}: .${name}`)),
    ).toEqual([]);
  });

  it('are used by code that imports their module sheet', () => {
    const used = new Set(uses.flatMap(({ named }) => named.map(({ sheet, name }) => `${sheet} ${name}`)));
    const unused = modules.flatMap(({ path, own }) =>
      [...own].filter((name) => !used.has(`${path} ${nameInCode(name)}`)).map((name) => `${path}: .${name}`),
    );
    expect(unused).toEqual([]);
  });
});

describe('the short names of classes', () => {
  it('differ among all sheets, and have the form of no global class', () => {
    const nameOf = shortNames(projectRoot);
    const names = modules.flatMap(({ path, own }) => [...own].map((name) => nameOf({ resourcePath: join(projectRoot, path) }, '', name)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][0-9a-zA-Z]{2,3}$/.test(name) || isGlobal(name))).toEqual([]);
  });

  it('are the same in another folder', () => {
    const [sheet = { path: '' }] = modules;
    const nameIn = (root: string): string => shortNames(root)({ resourcePath: join(root, sheet.path) }, '', 'card');
    const copy = join(testFolder(), 'clone');
    for (const { path } of modules) mkdirSync(dirname(join(copy, path)), { recursive: true });
    for (const { path } of modules) writeFileSync(join(copy, path), '');
    expect(nameIn(copy)).toBe(nameIn(projectRoot));
    rmSync(dirname(copy), { recursive: true });
  });
});

describe('the code of the client', () => {
  it('names only classes that the module sheet has', () => {
    const names = new Map(modules.map(({ path, own }) => [path, [...own].map(nameInCode)]));
    const wrong = uses.flatMap(({ path, named }) =>
      named.filter(({ sheet, name }) => !names.get(sheet)?.includes(name)).map(({ name }) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses a module sheet only by the names of its classes', () => {
    expect(uses.filter(({ unclear }) => unclear.length > 0).map(({ path }) => path)).toEqual([]);
  });

  it('names in texts only classes of global sheets', () => {
    expect(uses.flatMap(({ path, plain }) => [...plain].filter((word) => !isGlobal(word)).map((word) => `${path}: ${word}`))).toEqual([]);
  });

  it('finds no element by a class of a module sheet', () => {
    const own = new Set(modules.flatMap(({ own }) => [...own]));
    const wrong = sources.flatMap((path) =>
      classesOfSelectors(read(path))
        .filter((name) => own.has(name) && !isGlobal(name))
        .map((name) => `${path}: .${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('imports no module sheet of another plugin', () => {
    const ownerOf = (path: string): string => path.split('/').slice(0, 3).join('/');
    const foreign = uses.flatMap(({ path, named }) =>
      named.filter(({ sheet }) => sheet.startsWith('src/plugins/') && ownerOf(sheet) !== ownerOf(path)),
    );
    expect(foreign).toEqual([]);
  });

  it('names in the first texts of pages only classes of global sheets', () => {
    const words = filesBelow('src')
      .filter((path) => /\/shells\/[^/]+\.html$|\/shell\.ts$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !isGlobal(word))).toEqual([]);
  });
});

it('the reader of class names tells the classes of a sheet from those that it mentions', () => {
  const css =
    '.a:is(.b, :global(.c)) > :not(.d:hover)[x=".e"] { margin: 0.5rem } @media print { :global(.f) .g {} } @keyframes h { 0.5% {} }';
  expect(classesIn(css)).toEqual({ own: new Set(['a', 'b', 'd', 'g']), foreign: new Set(['c', 'f']) });
});

it('the reader of class names finds names in code and in texts', () => {
  const source = `
      import * as styles from './x.module.css';
      import * as more from '#core/client/y.module.css';
      const a = <p className={clsx('b c', d === 'e' && styles.f, { g: 'h' }, k(styles))} title="i" />;
      const j = { className: \`l m--\${n} \${more.o}\` };
      element.classList.add(p ? 'q' : 'r');`;
  expect(classUses('src/plugins/z/client/Z.tsx', source)).toEqual({
    named: [
      { sheet: 'src/plugins/z/client/x.module.css', name: 'f' },
      { sheet: 'src/core/client/y.module.css', name: 'o' },
    ],
    unclear: ['src/plugins/z/client/x.module.css'],
    plain: new Set(['b', 'c', 'l', 'm--*', 'q', 'r']),
  });
});

it('the reader of class names finds classes in selectors', () => {
  expect(classesOfSelectors(`a.querySelector('.b__c > .d'); import './e.ts'; f(".g, h"); i.j('k.l');`)).toEqual(['b__c', 'd', 'g']);
});
