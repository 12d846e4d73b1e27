import { pino } from 'pino';
import { testDatabase } from '#core/testing/test-database.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from './demo-accounts.ts';
import type { Identity, NewAccount } from './identity.ts';

const now = (): Date => new Date('2026-03-01T09:30:00Z');
const config = { mode: 'development', identity: { kind: 'embedded', projectId: 'demo-trellis' } } as const;

const database = testDatabase();
let accounts: Map<string, NewAccount>;
let identity: Identity;

beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  accounts = new Map();
  identity = {
    verify: () => Promise.reject(new Error('not asked')),
    findByEmail: async (email) => (accounts.has(email) ? `uid of ${email}` : undefined),
    createAccount: async (account) => {
      accounts.set(account.email, account);
      return `uid of ${account.email}`;
    },
    deleteAccount: () => Promise.reject(new Error('not asked')),
    endSessions: () => Promise.reject(new Error('not asked')),
    pendingMessages: undefined,
    gateway: undefined,
    ready: async () => true,
    stop: async () => undefined,
  };
});

function seed(change: object = {}): Promise<void> {
  return seedDemoAccounts({ config: { ...config, ...change }, identity, db: database.db, log: pino({ level: 'silent' }), now });
}

async function rows(): Promise<object[]> {
  return database.db.selectFrom('users').select(['identity_uid', 'email', 'email_verified', 'name', 'role']).orderBy('email').execute();
}

const SEEDED = [
  { identity_uid: 'uid of admin@demo.test', email: 'admin@demo.test', email_verified: true, name: 'Demo Administrator', role: 'admin' },
  {
    identity_uid: 'uid of candidate@demo.test',
    email: 'candidate@demo.test',
    email_verified: true,
    name: 'Demo Candidate',
    role: 'candidate',
  },
  { identity_uid: 'uid of employer@demo.test', email: 'employer@demo.test', email_verified: true, name: 'Demo Employer', role: 'employer' },
];

test('there is an account for each role, with the public demo password', async () => {
  await seed();
  expect(await rows()).toEqual(SEEDED);
  expect([...accounts.values()].map(({ password }) => password)).toEqual([DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD]);
});

test('seeding again changes nothing, and completes an interrupted seeding', async () => {
  await seed();
  await seed();
  expect(await rows()).toEqual(SEEDED);
  await database.db.deleteFrom('users').where('email', '=', 'admin@demo.test').execute();
  accounts.delete('employer@demo.test');
  await seed();
  expect(await rows()).toEqual(SEEDED);
});

test.each([{ mode: 'production' }, { identity: { kind: 'firebase', projectId: 'jobs', credentialsFile: undefined } }])(
  'they are refused with %j',
  async (change) => {
    await expect(seed(change)).rejects.toThrow('not allowed on this server');
    expect(accounts.size).toBe(0);
    expect(await rows()).toEqual([]);
  },
);
