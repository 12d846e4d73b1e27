import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { projectRoot } from '../../scripts/checks/command.ts';
import { type PlantedFault, readFaults } from '../checks/read-faults.ts';

const faults = readFaults();

type Kind = 'style' | 'text' | 'core' | 'plugin' | 'other';

function kindOf({ changed }: PlantedFault): Kind {
  const all = (pattern: RegExp): boolean => changed.every((path) => pattern.test(path));
  if (all(/^src\/.*\.css$/)) return 'style';
  if (all(/^src\/.*\/locales\/[a-z]+\.json$/)) return 'text';
  if (changed.some((path) => /\.(css|json)$|\.test\.tsx?$|\/e2e\//.test(path))) return 'other';
  if (all(/^src\/core\//)) return 'core';
  return all(/^src\/plugins\//) ? 'plugin' : 'other';
}

describe('The planted faults', () => {
  test('are twelve in plugins, six in the core, one in a style sheet and one in a text', () => {
    const counts: Record<Kind, number> = { plugin: 0, core: 0, style: 0, text: 0, other: 0 };
    for (const fault of faults) counts[kindOf(fault)] += 1;
    expect(counts).toEqual({ plugin: 12, core: 6, style: 1, text: 1, other: 0 });
  });

  test.each(faults)('$name applies to the present sources', ({ patch }) => {
    // Only a repository of the project itself counts. In a folder of another one, git would skip files instead of failing.
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(projectRoot) };
    execFileSync('git', ['apply', '--check', patch], { cwd: projectRoot, env, stdio: 'pipe' });
  });

  test.each(faults)('$name names checks that exist', ({ foundBy }) => {
    const paths = foundBy.filter((item) => item.includes('/'));
    expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});

describe('A patch', () => {
  const DIFF = 'diff --git a/src/bed.ts b/src/bed.ts\n--- a/src/bed.ts\n';
  let folder: string;
  beforeEach(() => {
    folder = testFolder();
  });

  test('says what is wrong, what finds it and what it changes', () => {
    const patch = join(folder, 'dry-bed.patch');
    writeFileSync(patch, `Fault: The bed is dry.\nFound by: src/bed.test.ts\nFound by: screen bed\n\n${DIFF}`);
    const foundBy = ['src/bed.test.ts', 'screen bed'];
    expect(readFaults(folder)).toEqual([{ name: 'dry-bed', fault: 'The bed is dry.', foundBy, changed: ['src/bed.ts'], patch }]);
  });

  test.each([
    ['Fault: ...', `Found by: Texts\n\n${DIFF}`],
    ['Found by: ...', `Fault: The bed is dry.\n\n${DIFF}`],
    ['diff --git ...', 'Fault: The bed is dry.\nFound by: Texts\n'],
  ])('is refused by its name when it has no line "%s"', (line, text) => {
    writeFileSync(join(folder, 'dry-bed.patch'), text);
    expect(() => readFaults(folder)).toThrow(`dry-bed.patch has no line "${line}"`);
  });
});
