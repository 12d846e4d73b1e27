import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { variablesTable } from '#core/server/config/variables.ts';
import { filesBelow, projectRoot, read } from './support/project.ts';

const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

test('The README documents the configuration that the server reads', () => {
  expect(unpadded(readme)).toContain(unpadded(variablesTable()));
});

test('The README names every script and no missing one', () => {
  const named = [...readme.matchAll(/`npm run ([a-z:0-9]+)/g)].map(([, name]) => name);
  const short = ['start', 'test'].filter((name) => readme.includes(`npm ${name}`));
  expect([...new Set([...named, ...short])].sort()).toEqual(Object.keys(scripts).sort());
});

describe('The documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesBelow('docs').filter((path) => path.endsWith('.md'))];

  test.each(documents)('%s links only to existing targets', (path) => {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(projectRoot, folder, link ?? ''));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

describe('The scripts', () => {
  test.each(Object.entries(scripts))('npm run %s starts existing files', (_name, command) => {
    const files = command.split(' ').filter((word) => word.startsWith('scripts/'));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });
});

// The formatter pads the cells of a table.
function unpadded(markdown: string): string {
  return markdown.replace(/ +/g, ' ').replace(/-+/g, '-');
}
