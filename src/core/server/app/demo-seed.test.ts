import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { readConfig } from '../config/read-config.ts';
import type { Identity } from '../identity/identity.ts';
import { createLogger } from '../observability/logger.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { type DemoActors, demoSeed, seedDemo } from './demo-seed.ts';

let api: TestServer;
let dataDir: string;
let seeded: DemoActors[];
let accounts: Map<string, string>;

beforeEach(async () => {
  dataDir = testFolder();
  seeded = [];
  accounts = new Map();
  const seed = async (actors: DemoActors) => void seeded.push(actors);
  api = await serverWith([
    defineServerPlugin({
      id: 'shop',
      setup: () => ({ contributes: [demoSeed.add('shop.demo', 10, { seed })] }),
    }),
  ]);
});
afterEach(() => api.close());

const identity = {
  findByEmail: async (email: string) => accounts.get(email),
  createAccount: async ({ email }: { email: string }) => {
    accounts.set(email, `uid of ${email}`);
    return `uid of ${email}`;
  },
} as unknown as Identity;

const seedWith = (env: Record<string, string> = {}) =>
  seedDemo({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }),
    identity,
    db: api.db,
    log: createLogger('silent'),
    now: () => new Date(),
    registry: api.registry,
  });

test('the first start makes an account for each role, and plugins add data to it', async () => {
  expect(await seedWith()).toBe(true);
  expect([...accounts.keys()]).toEqual(['candidate@demo.test', 'employer@demo.test', 'admin@demo.test']);
  expect(seeded).toEqual([
    {
      candidate: expect.objectContaining({ email: 'candidate@demo.test', role: 'candidate', name: 'Demo Candidate' }),
      employer: expect.objectContaining({ email: 'employer@demo.test', role: 'employer' }),
      admin: expect.objectContaining({ email: 'admin@demo.test', role: 'admin' }),
    },
  ]);
});

test('a second start adds nothing', async () => {
  await seedWith();
  expect(await seedWith()).toBe(true);
  expect(seeded).toHaveLength(1);
});

test('an interrupted first start is completed by the next start', async () => {
  const failing = { ...identity, createAccount: () => Promise.reject(new Error('cut short')) };
  const { createAccount } = identity;
  Object.assign(identity, failing);
  await expect(seedWith()).rejects.toThrow('cut short');
  Object.assign(identity, { createAccount });
  expect(await seedWith()).toBe(true);
  expect(seeded).toHaveLength(1);
});

test('there are no demo accounts where a user has signed up', async () => {
  await api.as('candidate').actor();
  expect(await seedWith()).toBe(false);
  expect([accounts.size, seeded.length]).toEqual([0, 0]);
});

test('production has no demo accounts, even with an identity provider for demonstrations', async () => {
  expect(await seedWith({ NODE_ENV: 'production', TRELLIS_DEMO: '1' })).toBe(false);
  expect([accounts.size, seeded.length]).toEqual([0, 0]);
});
