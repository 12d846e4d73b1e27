import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFixtures } from '../../scripts/credential-fixtures/all-fixtures.ts';
import { projectRoot } from '../architecture/support/project.ts';

const folder = join(projectRoot, 'tests/fixtures/credentials');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

// Not made from the keys.
const BY_HAND = ['README.md', 'other-test-key.pem', 'test-key.pem'];

test('the files of the credentials are what `npm run fixtures:credentials` makes', () => {
  const made = allFixtures({ issuer: read('test-key.pem'), other: read('other-test-key.pem') });
  expect(readdirSync(folder).sort()).toEqual([...made.keys(), ...BY_HAND].sort());
  for (const [name, content] of made) expect([name, read(name)]).toEqual([name, content]);
});
