import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, read } from './support/project.ts';

// OWASP ASVS 5.0.0: the number of requirements of levels 1 and 2 in each section. Those of level 3 follow after them.
const REQUIREMENTS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const page = read('docs/security.md');
const rows = [...page.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\| (.*) \|$/gm)].map(([, numbers = '', cells = '']) => ({
  numbers: numbers.split(', '),
  cells: cells.split(/ +\| /),
}));

const [, promised = ''] = /## What the server promises\n([\s\S]*?)\n## /.exec(page) ?? [];
const promises = [...promised.matchAll(/^- (.*)$/gm)].map(([, promise = '']) => promise);

interface NamedTest {
  readonly path: string;
  readonly title: string;
}

/** The tests in a text: a file, followed by one or more titles. */
function namedTests(text: string): readonly NamedTest[] {
  return [...text.matchAll(/`((?:src|tests)\/[^`]+\.(?:test|spec)\.tsx?)` ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
    ([, path = '', titles = '']) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ path, title })),
  );
}

/** Whether a file of tests has a text with exactly these words. */
function hasTitle(file: string, title: string): boolean {
  return ["'", '`', '"'].some((quote) => file.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));
}

describe('The page on security', () => {
  test('has each requirement of levels 1 and 2 once', () => {
    const expected = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(expected.sort());
  });

  test('gives each requirement that applies one of three states, and a reason', () => {
    const applying = rows.filter(({ cells }) => cells.length === 3);
    expect(applying.length).toBeGreaterThan(150);
    const wrong = applying.filter(({ cells: [, state, where = ''] }) => !/^(Met|Operator|Not met)$/.test(state ?? '') || where.length < 6);
    expect(wrong).toEqual([]);
  });

  test('names a test for each promise and each requirement, or says that it was found by review', () => {
    expect(promises.length).toBeGreaterThan(20);
    const statements = [...promises, ...rows.filter(({ cells }) => cells.length === 3).map(({ cells: [, , where = ''] }) => where)];
    const bare = statements.filter((statement) => namedTests(statement).length === 0 && !/\bBy review\b/.test(statement));
    expect(bare).toEqual([]);
  });

  test('names existing tests', () => {
    const named = namedTests(page);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ path, title }) => !existsSync(join(projectRoot, path)) || !hasTitle(read(path), title))).toEqual([]);
  });

  test('names existing files', () => {
    const named = [...page.matchAll(/`((?:src|tests|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});
