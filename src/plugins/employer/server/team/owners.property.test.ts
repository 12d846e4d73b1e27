import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany } from '../../contract/endpoints.ts';
import { COMPANY_ROLES } from '../../contract/team/company-roles.ts';
import * as calls from '../../contract/team/team-endpoints.ts';
import type { EmployerTables } from '../employer-tables.ts';

const api = testServer(serverPlugins);

const PEOPLE = 5;
const person = fc.integer({ min: 0, max: PEOPLE - 1 });
const role = fc.constantFrom(...COMPANY_ROLES);

/** What somebody does in a team, to another one of the five. */
const actionArb = fc.record({
  by: person,
  to: person,
  what: fc.oneof(
    fc.record({ kind: fc.constant('invite' as const), role }),
    fc.record({ kind: fc.constant('ask' as const), role, accept: fc.boolean() }),
    fc.record({ kind: fc.constant('change' as const), role }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'leave' as const, 'delete' as const) }),
  ),
});

let run = 0;

/** One company, and five people of whom the first one owns it. */
async function aWorld() {
  run += 1;
  const people = Array.from({ length: PEOPLE }, (_, index) => api.as('employer', `of-run-${run}-${index}`));
  const { id } = await (people[0] ?? api.as('visitor')).reply(createCompany, { body: { name: `Run ${run}` } });
  const members = () =>
    api.db
      .$extendTables<EmployerTables>()
      .selectFrom('company_members')
      .select(['user_id', 'role', 'version'])
      .where('company_id', '=', id)
      .execute();
  return { people, id, members };
}

test('a company with members has an owner, whatever five people do to its team, also two at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(actionArb, fc.option(actionArb)), { minLength: 4, maxLength: 14 }), async (steps) => {
      const { people, id, members } = await aWorld();
      const at = (index: number) => people[index] ?? api.as('visitor');
      const act = async ({ by, to, what }: (typeof steps)[number][0]): Promise<void> => {
        const [actor, other] = [at(by), at(to)];
        const { userId, email } = await other.actor();
        const params = { id, userId };
        if (what.kind === 'invite') {
          const sent = await actor.call(calls.inviteMember, { params: { id }, body: { email, role: what.role } });
          if ('token' in sent.body) await other.call(calls.acceptInvitation, { body: { token: sent.body.token } });
        } else if (what.kind === 'ask') {
          const asked = await other.call(calls.askToJoin, { params: { id }, body: { message: '' } });
          if (!('at' in asked.body)) return;
          const decision = { params: { id, requestId: asked.body.id }, body: { accept: what.accept, role: what.role } };
          await actor.call(calls.decideRequest, decision);
        } else if (what.kind === 'change') {
          const version = (await members()).find((one) => one.user_id === userId)?.version ?? 1;
          await actor.call(calls.changeMember, { params, body: { role: what.role, version } });
        } else if (what.kind === 'remove') await actor.call(calls.removeMember, { params });
        else if (what.kind === 'leave') await other.call(calls.removeMember, { params: { id, userId } });
        else await other.call(deleteAccount);
      };
      const gone = new Set<number>();
      const isPossible = ({ by, to }: (typeof steps)[number][0]): boolean => !gone.has(by) && !gone.has(to);
      for (const pair of steps) {
        const actions = pair.flatMap((action) => (action !== null && isPossible(action) ? [action] : []));
        for (const { to, what } of actions) if (what.kind === 'delete') gone.add(to);
        // An account that is deleted meanwhile makes no call any more.
        await Promise.all(actions.map((action) => act(action).catch(ofDeletedAccount)));
        const team = await members();
        expect(team.length === 0 || team.some((member) => member.role === 'owner')).toBe(true);
        if (team.length === 0) break;
      }
    }),
    { numRuns: runs(12) },
  );
});

function ofDeletedAccount(error: unknown): void {
  if (!(error instanceof Error) || !/unauthenticated|no user/i.test(error.message)) throw error;
}
