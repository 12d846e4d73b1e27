import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

const database = testDatabase();
let users: UsersRepository;

beforeAll(async () => {
  users = new UsersRepository(database.db, () => new Date());
  await users.findOrCreate('uid-1', { email: 'ann@example.org', emailVerified: true, name: 'Ann' });
  await users.findOrCreate('uid-2', { email: 'bob@example.org', emailVerified: false, name: 'Bob' });
  await users.findOrCreate('uid-3', { email: 'cy@example.org', emailVerified: true, name: 'Cy' });
});

function command(name: 'grant' | 'revoke' | 'list', ...args: string[]): { status: number | null; said: string } {
  return run([`admin-${name}`, ...args], database.url);
}

function run(args: readonly string[], url: string): { status: number | null; said: string } {
  const env = { ...BARE_ENVIRONMENT, DATABASE_URL: url };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/command.ts'), ...args], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a user with a confirmed address becomes an administrator', async () => {
  expect(command('grant', 'Ann@example.org')).toEqual({ status: 0, said: 'Ann@example.org is a full administrator now.\n' });
  expect(await users.findByUid('uid-1')).toMatchObject({ role: 'admin' });
});

test('an unconfirmed address is refused, with the next step', async () => {
  const { status, said } = command('grant', 'bob@example.org');
  expect(status).toBe(1);
  expect(said).toMatch(/^The address bob@example\.org is not confirmed, .* opens \/email-verify, .* repeat this command\.\n$/);
  expect(await users.findByUid('uid-2')).toMatchObject({ role: null });
});

test('an unknown address is refused in one sentence', () => {
  const said = 'No user has the address eve@example.org. It is known here once its owner has signed in.\n';
  expect(command('grant', 'eve@example.org')).toEqual({ status: 1, said });
  expect(command('revoke', 'eve@example.org')).toEqual({ status: 1, said: 'No user has the address eve@example.org.\n' });
});

test('the last administrator keeps the role, unless the operator forces the removal', async () => {
  const said = command('revoke', 'ann@example.org');
  expect(said).toMatchObject({ status: 1, said: expect.stringContaining('is the last active full administrator') });
  expect(await users.findByUid('uid-1')).toMatchObject({ role: 'admin' });
  expect(command('revoke', '--force', 'ann@example.org').status).toBe(0);
  expect(await users.findByUid('uid-1')).toMatchObject({ role: null });
  expect(command('list')).toEqual({ status: 0, said: 'There is no administrator.\n' });
});

test('one of two administrators is revoked, and the list shows the other one', async () => {
  await users.setRole('ann@example.org', 'admin');
  await users.setRole('bob@example.org', 'admin');
  expect(command('list')).toEqual({
    status: 0,
    said: 'ann@example.org (full administrator)\nbob@example.org (full administrator, not confirmed)\n',
  });
  expect(command('revoke', 'BOB@example.org')).toEqual({ status: 0, said: 'BOB@example.org is no longer an administrator.\n' });
  expect(command('revoke', 'cy@example.org')).toEqual({ status: 1, said: 'cy@example.org is not an administrator.\n' });
  expect(command('list').said).toBe('ann@example.org (full administrator)\n');
});

test('each change has left one event and raised the number of the last change of rights, and a repeated grant changes nothing', async () => {
  expect(command('grant', 'ann@example.org').status).toBe(0);
  const events = database.db.$extendTables<AuditTables>().selectFrom('audit_events').innerJoin('audit_details', 'event_id', 'id');
  expect(await events.select(['action', 'actor_id', 'changes']).orderBy('at').execute()).toEqual([
    {
      action: 'user.admin-granted',
      actor_id: null,
      changes: { role: { from: null, to: 'admin' }, isFullAdmin: { from: false, to: true } },
    },
    {
      action: 'user.admin-revoked',
      actor_id: null,
      changes: { role: { from: 'admin', to: null }, isFullAdmin: { from: true, to: false } },
    },
    {
      action: 'user.admin-revoked',
      actor_id: null,
      changes: { role: { from: 'admin', to: null }, isFullAdmin: { from: true, to: false } },
    },
  ]);
  expect(await database.db.selectFrom('access_epoch').select('epoch').executeTakeFirst()).toEqual({ epoch: 4 });
});

test('a suspended administrator does not count as a remaining one', async () => {
  await users.setRole('cy@example.org', 'admin');
  await database.db.updateTable('users').set({ status: 'suspended', suspended_for: 'other' }).where('identity_uid', '=', 'uid-3').execute();
  expect(command('list').said).toBe('ann@example.org (full administrator)\ncy@example.org (full administrator, suspended)\n');
  expect(command('revoke', 'ann@example.org').status).toBe(1);
});

test.each([
  ['grant', []],
  ['grant', ['ann@example.org', 'bob@example.org']],
  ['grant', ['ann']],
  ['grant', ['--help']],
  ['revoke', ['--force']],
  ['list', ['ann@example.org']],
] as const)('admin:%s with %j prints its usage', (name, args) => {
  const { status, said } = command(name, ...args);
  expect(status).toBe(2);
  expect(said).toContain(`npm run admin:${name}`);
});

test('a folder without a database has no users, and no database is created', () => {
  const dataDir = path.join(tmpdir(), 'trellis-admin-nowhere');
  const env = { ...BARE_ENVIRONMENT, DATA_DIR: dataDir };
  const { status, stdout } = spawnSync(process.execPath, [path.resolve('scripts/command.ts'), 'admin-list'], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'There is no administrator.\n' });
  expect(existsSync(dataDir)).toBe(false);
});

test('an unreachable database is reported in one sentence too', () => {
  const { status, said } = run(['admin-grant', 'ann@example.org'], 'postgres://nobody@127.0.0.1:1/none');
  expect(status).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
});
