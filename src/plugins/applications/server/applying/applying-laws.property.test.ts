import fc from 'fast-check';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { ACTIVE_STAGES, type ApplicationStage, movesFrom } from '../../contract/application.ts';
import { getCopy } from '../../contract/applying/copy-endpoints.ts';
import { saveDraft } from '../../contract/applying/draft-endpoints.ts';
import { applyToJob, listApplications, moveApplication } from '../../contract/endpoints.ts';
import { aFile, aPosting, asks, questionId } from '../testing/applying-world.ts';

const HOUR = 3_600_000;
let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

/** What happens in a world of two companies with a posting each, and two candidates. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), candidate: fc.nat(1), posting: fc.nat(1) }),
  fc.record({ kind: fc.constant('withdraw' as const), candidate: fc.nat(1), posting: fc.nat(1) }),
  fc.record({
    kind: fc.constant('move' as const),
    ...{ candidate: fc.nat(1), posting: fc.nat(1) },
    stage: fc.constantFrom<ApplicationStage>('rejected', 'rejected', 'in_review', 'offer', 'hired'),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 24 * 91) }),
);

/** An application as a second reading of the rules knows it. */
interface Known {
  readonly id: string;
  readonly candidate: number;
  readonly posting: number;
  readonly fileId: string;
  stage: ApplicationStage;
}

class World {
  readonly #name: string;
  readonly #jobIds: readonly string[];
  readonly known: Known[] = [];

  private constructor(name: string, jobIds: readonly string[]) {
    this.#name = name;
    this.#jobIds = jobIds;
  }

  static async create(name: string): Promise<World> {
    const jobIds: string[] = [];
    for (const at of [0, 1]) {
      const employer = `${name}-${at}`;
      const jobId = await aPosting(api, employer);
      await asks(
        api,
        jobId,
        { questions: [{ id: questionId(0), text: 'Your licence', help: '', required: true, kind: 'file' }] },
        employer,
      );
      jobIds.push(jobId);
    }
    return new World(name, jobIds);
  }

  candidate(at: number) {
    return api.as('candidate', `${this.#name}-${at}`);
  }

  employer(at: number) {
    return api.as('employer', `${this.#name}-${at}`);
  }

  /** The newest application of the candidate to the posting. */
  #newest(candidate: number, posting: number): Known | undefined {
    return this.known.findLast((one) => one.candidate === candidate && one.posting === posting);
  }

  async apply(candidate: number, posting: number): Promise<void> {
    const params = { id: this.#jobIds[posting] ?? '' };
    const fileId = await aFile(api, `${this.#name}-${candidate}`, 'answer');
    const answers = { [questionId(0)]: fileId };
    await this.candidate(candidate).call(saveDraft, { params, body: { content: { answers }, version: 0 } });
    const { status, body } = await this.candidate(candidate).call(applyToJob, { params, body: { answers } });
    if (status === 201 && 'id' in body) this.known.push({ id: body.id, candidate, posting, fileId, stage: 'submitted' });
  }

  async move(candidate: number, posting: number, stage: ApplicationStage): Promise<void> {
    const one = this.#newest(candidate, posting);
    if (one === undefined) return;
    const mover = stage === 'withdrawn' ? 'candidate' : 'employer';
    const caller = mover === 'candidate' ? this.candidate(candidate) : this.employer(posting);
    const { status } = await caller.call(moveApplication, { params: { id: one.id }, body: { stage } });
    // Moves are settled before the next one, so both sides see the same stage.
    time += HOUR;
    expect([one.stage, stage, status]).toEqual([one.stage, stage, movesFrom(one.stage, mover).includes(stage) ? 200 : 409]);
    if (status === 200) one.stage = stage;
  }

  async check(): Promise<void> {
    for (const candidate of [0, 1]) {
      for (const posting of [0, 1]) {
        const all = this.known.filter((one) => one.candidate === candidate && one.posting === posting);
        expect(all.filter(({ stage }) => ACTIVE_STAGES.includes(stage)).length).toBeLessThanOrEqual(1);
        expect(all.length).toBeLessThanOrEqual(3);
      }
    }
    for (const company of [0, 1]) {
      const listed = await this.employer(company).reply(listApplications, { query: { limit: 100 } });
      const own = this.known.filter(({ posting }) => posting === company);
      expect(listed.items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
      for (const { id, posting, stage, fileId } of this.known) {
        const expected = posting === company && stage !== 'withdrawn';
        const copy = await this.employer(company).status(getCopy, { params: { id } });
        const file = await this.employer(company).status(linkFile, { params: { id: fileId }, body: { disposition: 'attachment' } });
        expect([id, copy, file]).toEqual([id, expected ? 200 : 404, expected ? 201 : 404]);
      }
    }
    for (const { id, candidate } of this.known) {
      for (const reader of [0, 1]) {
        expect(await this.candidate(reader).status(getCopy, { params: { id } })).toBe(reader === candidate ? 200 : 404);
      }
    }
  }
}

test('companies read exactly the copies of their applications that were not withdrawn, and nobody has two active ones', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
      const world = await World.create(`world${number++}`);
      for (const one of acts) {
        if (one.kind === 'apply') await world.apply(one.candidate, one.posting);
        if (one.kind === 'withdraw') await world.move(one.candidate, one.posting, 'withdrawn');
        if (one.kind === 'move') await world.move(one.candidate, one.posting, one.stage);
        if (one.kind === 'wait') time += one.hours * HOUR;
      }
      await world.check();
    }),
    { numRuns: runs(12), endOnFailure: true },
  );
});
