// `npm run fixtures:credentials`: makes the valid credential, its mutations and their list in tests/fixtures/credentials from the test keys
// there. The same keys give the same bytes. A test fails when the files are out of date.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './checks/command.ts';
import { allFixtures } from './credential-fixtures/all-fixtures.ts';

const folder = join(projectRoot, 'tests/fixtures/credentials');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const fixtures = allFixtures({ issuer: read('test-key.pem'), other: read('other-test-key.pem') });
for (const name of readdirSync(folder)) if (name.endsWith('.jwt') && !fixtures.has(name)) rmSync(join(folder, name));
for (const [name, content] of fixtures) writeFileSync(join(folder, name), content);
console.log(`${fixtures.size} files in ${folder}`);
