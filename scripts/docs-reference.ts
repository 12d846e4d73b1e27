// `npm run docs:reference`: writes docs/reference.md from the code. `--check` writes nothing and fails when the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './checks/command.ts';
import { referencePage } from './reference/page.ts';

const file = join(projectRoot, 'docs/reference.md');
const page = referencePage(projectRoot);

if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  console.error('docs/reference.md is out of date. Run `npm run docs:reference` and commit the page.');
  process.exitCode = 1;
}
