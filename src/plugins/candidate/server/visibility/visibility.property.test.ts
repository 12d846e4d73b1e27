import fc from 'fast-check';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { runs } from '#core/testing/property-runs.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, getCandidate, searchCandidates } from '../../contract/candidate-endpoints.ts';
import { inviteCandidate } from '../../contract/invitation-endpoints.ts';
import { type SettledCandidate, type SettledWorld, settle } from '../testing/settled-world.ts';
import { hasApplied, naiveSight, type World, worlds } from '../testing/visibility-world.ts';

const api = testServer(serverPlugins);

/** What every call tells a member about a candidate. */
interface Told {
  readonly listed: boolean;
  readonly opened: string;
  readonly name: string | null;
  readonly cv: number;
  readonly paper: number;
  readonly invited: number;
}

async function told(
  member: TestCaller,
  candidate: SettledCandidate,
  listed: ReadonlySet<string>,
  jobId: string | undefined,
): Promise<Told> {
  const params = { id: candidate.id };
  const status = await member.status(getCandidate, { params });
  const seen = status === 200 ? await member.reply(getCandidate, { params }) : undefined;
  const link = (id: string) => member.status(linkFile, { params: { id }, body: { disposition: 'attachment' } });
  return {
    listed: listed.has(candidate.id),
    opened: seen?.sight ?? String(status),
    name: seen?.name ?? null,
    cv: await link(candidate.cvId),
    paper: await link(candidate.paperId),
    invited: await member.status(inviteCandidate, { params, body: { jobId: jobId ?? candidate.id, message: '' } }),
  };
}

async function checkWorld(name: string, world: World, settled: SettledWorld): Promise<void> {
  const own = new Set(settled.candidates.map(({ id }) => id));
  const invited = new Set<string>();
  for (const [at, member] of settled.members.entries()) {
    const facts = world.members[at];
    if (facts === undefined) throw new Error('A member is missing.');
    const { items } = await member.reply(searchCandidates, { query: { limit: 100, country: 'BE' } });
    const listed = new Set(items.map(({ candidateId }) => candidateId).filter((id) => own.has(id)));
    const jobId = settled.companies[facts.companies[0] ?? -1]?.jobId;
    for (const [place, candidate] of settled.candidates.entries()) {
      const known = world.candidates[place];
      if (known === undefined) throw new Error('A candidate is missing.');
      const sight = naiveSight(world, facts, known);
      const seesCv = sight === 'found' && known.showsCv;
      const seesName = sight === 'found' && known.showsName;
      // A company invites those whom it finds, and those who applied to it.
      const mayInvite = !known.isSuspended && (sight === 'found' || hasApplied(facts, known));
      // The company of the posting must find the candidate too, not another one of the member alone.
      const ofCompany = { ...facts, companies: facts.companies.slice(0, 1) };
      const isForCompany = naiveSight(world, ofCompany, known) === 'found' || hasApplied(ofCompany, known);
      const isApplicant = facts.companies[0] !== undefined && known.applied.includes(facts.companies[0]);
      // Another member may have sent the invitation.
      const isTaken = isApplicant || invited.has(`${jobId} ${candidate.id}`);
      const answer = await told(member, candidate, listed, jobId);
      expect([facts, known, answer]).toEqual([
        facts,
        known,
        {
          listed: sight === 'found',
          opened: sight === 'nothing' ? '404' : sight,
          name: seesName ? `candidate-${name}-${place}` : null,
          cv: seesCv ? 201 : 404,
          // The profile was sent with its papers. It was sent without a CV.
          paper: hasApplied(facts, known) ? 201 : 404,
          invited: !mayInvite ? 404 : jobId === undefined || !isForCompany ? 422 : isTaken ? 409 : 201,
        } satisfies Told,
      ]);
      if (answer.invited === 201) invited.add(`${jobId} ${candidate.id}`);
    }
    const counted = await member.reply(countCandidates, { query: { country: 'BE' } });
    expect(counted.count).toBe(items.length);
    expect(counted.type.map(({ count }) => count)).toEqual(items.length === 0 ? [] : [items.length]);
  }
}

test('what the rules hide from a company is in no list, count, profile, file or invitation', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const name = `world${number++}`;
      await checkWorld(name, world, await settle(api, name, world));
    }),
    { numRuns: runs(12), endOnFailure: true },
  );
});
