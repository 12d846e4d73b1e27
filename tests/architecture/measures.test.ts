import { filesBelow, read, typescriptBelow } from './support/project.ts';

const OURS = ['src', 'scripts', 'tests'];
const source = OURS.flatMap((folder) => typescriptBelow(folder));
const lengths = source.map((path) => ({ path, lines: read(path).split('\n').length - 1 }));

describe('Files', () => {
  test('are never longer than 300 lines', () => {
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  test('are rarely longer than 200 lines', () => {
    const long = lengths.filter(({ lines }) => lines > 200).map(({ path }) => path);
    expect({ long, few: long.length <= lengths.length * 0.03 }).toEqual({ long, few: true });
  });

  test('are small: the median is about 60 lines', () => {
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(75);
  });

  test('are named in kebab-case, components in PascalCase', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|mjs)$/;
    const component = /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.test)?\.tsx$/;
    const named = (path: string): boolean => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return kebab.test(name) || component.test(name);
    };
    expect(source.filter((path) => !named(path))).toEqual([]);
  });

  test('are not called utils, helpers, misc or index', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|index)(\.[a-z]+)*(\/|$)/;
    const plugins = /^src\/plugins\/index\.(client|server)\.ts$/;
    expect(OURS.flatMap(filesBelow).filter((path) => vague.test(path) && !plugins.test(path))).toEqual([]);
  });

  test('contain no open to-dos', () => {
    const mark = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', '@ts-ig' + 'nore'].join('|'));
    expect(source.filter((path) => mark.test(read(path)))).toEqual([]);
  });
});

describe('Modules', () => {
  test('re-export nothing from other modules', () => {
    const passingOn = source.filter((path) => /^export (type )?(\*|\{[^}]*\}) from /m.test(read(path)));
    expect(passingOn).toEqual([]);
  });
});
