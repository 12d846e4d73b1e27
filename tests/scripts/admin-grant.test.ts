import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';

let database: TestDatabase;
let users: UsersRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  users = new UsersRepository(database.db, () => new Date());
  await users.findOrCreate('uid-1', { email: 'ann@example.org', name: 'Ann' });
});

afterAll(() => database.close());

function grant(...args: string[]): { status: number | null; said: string } {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/admin-grant.ts'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a user becomes an administrator', async () => {
  expect(grant('Ann@example.org')).toEqual({ status: 0, said: 'Ann@example.org is an administrator now.\n' });
  expect(await users.findByUid('uid-1')).toMatchObject({ role: 'admin' });
});

test('an address that nobody has is refused in one sentence', () => {
  const said = 'No user has the address bob@example.org. It is known here once its owner has signed in.\n';
  expect(grant('bob@example.org')).toEqual({ status: 1, said });
});

test.each([[[]], [['ann@example.org', 'bob@example.org']], [['ann']], [['--help']]])('%j is no address to grant to', (args) => {
  expect(grant(...args)).toEqual({ status: 2, said: 'Say whom: npm run admin:grant -- EMAIL\n' });
});

test('a database that cannot be reached is one sentence too', () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const script = path.resolve('scripts/admin-grant.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, 'ann@example.org'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
