import fc from 'fast-check';
import { Administrators } from '#core/server/identity/administrators.ts';
import { runs } from '#core/testing/property-runs.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, getUser, liftSuspension, suspendUser } from '../contract/endpoints.ts';

const api = testServer(serverPlugins);
let administrators: Administrators;
let round = 0;
beforeAll(async () => {
  const audit = api.registry.audit.of(() => ({ actor: null, requestId: 'test' }));
  administrators = new Administrators({ db: api.db, now: () => new Date(), audit, epoch: api.registry.epoch });
});

const PEOPLE = 4;
const step = fc.record({
  what: fc.constantFrom('grant', 'revoke', 'demote', 'appoint', 'suspend', 'lift', 'leave'),
  by: fc.nat(PEOPLE - 1),
  whom: fc.nat(PEOPLE - 1),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Person {
  readonly caller: TestCaller;
  readonly id: string;
  readonly email: string;
}

/** Full administrators with new accounts. All others of earlier rounds lose the role. */
async function newPeople(): Promise<Person[]> {
  round += 1;
  await api.db.updateTable('users').set({ role: null, is_full_admin: false, email_verified: true }).execute();
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const caller = api.as('admin', `${round}-${at}`);
      const { userId: id, email } = await caller.actor();
      await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
      return { caller, id, email };
    }),
  );
}

// Each step may be refused. A 500 fails the test.
async function take(people: readonly Person[], { what, by, whom }: Step): Promise<void> {
  const [actor, target] = [people[by], people[whom]];
  if (actor === undefined || target === undefined) return;
  const params = { id: target.id };
  const version = await versionOf(target.id);
  const role = (to: string) => actor.caller.status(changeRole, { params, body: { role: to, reason: 'By chance', version } });
  if (what === 'grant') await administrators.grant(target.email);
  if (what === 'revoke') await administrators.revoke(target.email);
  if (what === 'demote') await role('candidate');
  if (what === 'appoint') await role('admin');
  if (what === 'suspend') await actor.caller.status(suspendUser, { params, body: { reason: 'other', note: '', version } });
  if (what === 'lift') await actor.caller.status(liftSuspension, { params });
  if (what === 'leave') await actor.caller.status(deleteAccount);
}

async function versionOf(id: string): Promise<number> {
  const row = await api.db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version ?? 1;
}

async function activeFullAdmins(): Promise<number> {
  const rows = await api.db.selectFrom('users').select('id').where('is_full_admin', '=', true).where('status', '=', 'active').execute();
  return rows.length;
}

test('at least one active full administrator remains after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      const people = await newPeople();
      for (const one of steps) {
        await take(people, one);
        expect(await activeFullAdmins()).toBeGreaterThan(0);
      }
    }),
    { numRuns: runs(25) },
  );
}, 120_000);

test('at least one active full administrator remains after any changes at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async (steps) => {
      const people = await newPeople();
      await Promise.all(steps.map((one) => take(people, one)));
      expect(await activeFullAdmins()).toBeGreaterThan(0);
    }),
    { numRuns: runs(25) },
  );
}, 120_000);

test('of two full administrators who demote or suspend each other at once, one stays', async () => {
  for (const isDemotion of [true, false]) {
    const people = (await newPeople()).slice(0, 2);
    await api.db
      .updateTable('users')
      .set({ role: null, is_full_admin: false })
      .where(
        'id',
        'not in',
        people.map(({ id }) => id),
      )
      .execute();
    const answers = await Promise.all(
      people.map(({ caller }, at) => {
        const params = { id: people[1 - at]?.id ?? '' };
        return isDemotion
          ? caller.call(changeRole, { params, body: { role: 'candidate', reason: 'At once', version: 1 } })
          : caller.call(suspendUser, { params, body: { reason: 'abuse', note: '', version: 1 } });
      }),
    );
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    // A request that arrives after the other one has ended is refused because its sender is no longer a full administrator.
    expect(['users.last-admin', 'forbidden', 'suspended']).toContain(Object(refused?.body).code);
    expect(await activeFullAdmins()).toBe(1);
  }
});

test('a full administrator who is demoted while acting on a third one is refused', async () => {
  const [one, other, third] = await newPeople();
  if (one === undefined || other === undefined || third === undefined) throw new Error('There are too few people');
  const statuses = await Promise.all([
    one.caller.status(changeRole, { params: { id: other.id }, body: { role: 'candidate', reason: 'First', version: 1 } }),
    other.caller.status(changeRole, { params: { id: third.id }, body: { role: 'candidate', reason: 'Second', version: 1 } }),
  ]);
  // Whatever comes first, both see a state in which they may act, or the second is refused.
  expect(statuses[0]).toBe(200);
  expect([200, 403]).toContain(statuses[1]);
  const thirdRole = (await one.caller.reply(getUser, { params: { id: third.id } })).role;
  expect(thirdRole).toBe(statuses[1] === 200 ? 'candidate' : 'admin');
});
