import { cruise } from './support/cruise.ts';
import { tableUnder } from './support/markdown-table.ts';
import { read } from './support/project.ts';

// Checks each cell of the documented table with imports from a product file and a test file of the column's part of the project.

const SOURCES: Readonly<Record<string, string>> = {
  'core/contract': 'src/core/contract',
  'core/client': 'src/core/client',
  'core/server': 'src/core/server',
  'core/testing': 'src/core/testing',
  'plugin contract': 'src/plugins/alpha/contract',
  'plugin client': 'src/plugins/alpha/client',
  'plugin server': 'src/plugins/alpha/server',
  'plugin e2e': 'src/plugins/alpha/e2e',
};

const TARGETS: Readonly<Record<string, readonly string[]>> = {
  'core/contract': ['#core/contract/target.ts'],
  'core/client': ['#core/client/target.ts'],
  'core/server': ['#core/server/target.ts'],
  'core/testing': ['#core/testing/target.ts'],
  'own contract': ['#plugins/alpha/contract/target.ts'],
  'own client': ['#plugins/alpha/client/target.ts'],
  'own server': ['#plugins/alpha/server/target.ts'],
  "other plugin's contract": ['#plugins/beta/contract/target.ts'],
  "other plugin's rest": ['#plugins/beta/client/target.ts', '#plugins/beta/server/target.ts'],
};

interface Trial {
  readonly file: string;
  readonly text: string;
  readonly allowed: boolean;
  readonly title: string;
}

const [head = [], ...rows] = tableUnder(read('docs/architecture.md'), 'Who may import whom');
const trials = rows.flatMap((row) => head.slice(1).flatMap((column, at) => trialsOf(row[0] ?? '', column, row[at + 1] ?? '')));

function trialsOf(source: string, column: string, cell: string): Trial[] {
  if (cell === '') return [];
  const folder = SOURCES[source];
  const targets = TARGETS[column];
  if (folder === undefined || targets === undefined) throw new Error(`The table names a room unknown here: ${source}, ${column}`);
  const always = ['yes', 'if in `requires`'].includes(cell);
  return targets.flatMap((target, index) =>
    [false, true].map((inTest) => ({
      file: `${folder}/${column.replace(/\W+/g, '-')}-${index}${inTest ? '.test' : ''}.ts`,
      text: `import '${target}';\n`,
      allowed: always || (inTest && cell === 'in tests'),
      title: `${source}${inTest ? ' (a test)' : ''} from ${target}: ${cell}`,
    })),
  );
}

describe('The import table of docs/architecture.md', () => {
  const targets = Object.values(TARGETS).flat();
  const places = targets.map((target) => [target.replace('#', 'src/'), 'export const target = 1;\n'] as const);
  const violations = cruise(Object.fromEntries([...places, ...trials.map(({ file, text }) => [file, text] as const)]));
  const refused = new Set(violations.filter(({ rule }) => rule.includes('-imports')).map(({ from }) => from));

  test('has a row for each part of the project and checks more than a hundred imports', () => {
    expect(rows.map(([source]) => source)).toEqual(Object.keys(SOURCES));
    expect(trials.length).toBeGreaterThan(100);
  });

  test.each(trials)('$title', ({ file, allowed }) => {
    expect(refused.has(file)).toBe(!allowed);
  });
});
