import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, checkVerification, decideVerification } from '../contract/endpoints.ts';
import type { Verification } from '../contract/schemas.ts';
import type { DnsAnswer, VerificationOutcome } from '../contract/verification.ts';
import { companyVerification, companyVerificationServerPlugin } from './company-verification.server-plugin.ts';
import { aCompany, change, markOf, sendPapers, stateOf, type TestCompany, withAddress } from './testing/verification-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00Z');
let answer: DnsAnswer = 'absent';
const plugin = companyVerification({ ask: async () => answer });
const api = testServer(
  serverPlugins.map((each) => (each === companyVerificationServerPlugin ? plugin : each)),
  { now: () => new Date(time) },
);

const ASKED = ['address', 'dns', 'papers'] as const;
const OUTCOMES = ['verified', 'declined', 'revoked'] as const;

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('ask' as const), way: fc.constantFrom(...ASKED) }),
    fc.record({ do: fc.constant('check' as const), answer: fc.constantFrom<DnsAnswer>('found', 'found', 'absent', 'no-answer') }),
    fc.record({ do: fc.constant('decide' as const), outcome: fc.constantFrom(...OUTCOMES) }),
    fc.record({ do: fc.constant('change' as const), website: fc.constantFrom('https://harbour.com/', 'https://quay.com/', null) }),
    fc.record({ do: fc.constant('rename' as const), legalName: fc.constantFrom('One Ltd', 'Two Ltd') }),
    fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(7, 30), answer: fc.constantFrom<DnsAnswer>('found', 'absent') }),
  ),
  { minLength: 6, maxLength: 20 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Leads through all states, so that each is seen whatever else is drawn. */
const ALL_STATES: Step[] = [
  { do: 'rename', legalName: 'One Ltd' },
  { do: 'ask', way: 'papers' },
  { do: 'decide', outcome: 'declined' },
  { do: 'ask', way: 'papers' },
  { do: 'decide', outcome: 'verified' },
  { do: 'decide', outcome: 'revoked' },
];

function decide({ id }: TestCompany, outcome: VerificationOutcome, version: number): Promise<number> {
  const body = outcome === 'verified' ? { outcome, note: '', version } : { outcome, reasons: ['other' as const], note: '', version };
  return api.as('admin').status(decideVerification, { params: { id }, body });
}

async function take(company: TestCompany, step: Step, before: Verification): Promise<number | undefined> {
  const { owner, id } = company;
  if (step.do === 'ask' && step.way !== 'papers') return owner.status(askVerification, { params: { id }, body: { way: step.way } });
  if (step.do === 'ask') {
    if (before.state !== 'verified') await sendPapers(api, company);
  } else if (step.do === 'decide') return decide(company, step.outcome, before.version);
  else if (step.do === 'change') await change(company, { website: step.website });
  else if (step.do === 'rename') await change(company, { legalName: step.legalName });
  else {
    answer = step.answer;
    if (step.do === 'check') return owner.status(checkVerification, { params: { id } });
    time += step.days * DAY;
    await api.runSchedule('company-verification.look-again');
  }
  return undefined;
}

/** What holds after every step, whatever came before. */
async function check(company: TestCompany, step: Step, [before, after]: readonly [Verification, Verification]): Promise<void> {
  const mark = await markOf(company);
  expect([step, mark?.way ?? null]).toEqual([step, after.state === 'verified' ? after.way : null]);
  expect(after.version).toBeGreaterThanOrEqual(before.version);
  if (after.state !== before.state) expect(after.version).toBeGreaterThan(before.version);
  // Only a record can be missing.
  if (after.endsAt !== null) expect([after.state, after.way]).toEqual(['verified', 'dns']);
  // What an administrator ended, an administrator alone brings back.
  if (before.needsPapers && after.state === 'verified') expect(step).toEqual({ do: 'decide', outcome: 'verified' });
  if (before.state === 'verified' && after.state !== 'verified') expect(after.state).toBe('revoked');
  // Papers do not decide by themselves.
  if (after.state === 'verified' && after.way === 'papers' && before.state !== 'verified') expect(step.do).toBe('decide');
  expect(after.reasons.length > 0).toBe(after.state === 'declined' || after.state === 'revoked');
}

test('over random actions the state, the mark and the reasons of a verification belong together', async () => {
  let number = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const company = await aCompany(api, `company-${number++}`);
      await withAddress(api, company, `owner-${number}@harbour.com`);
      for (const step of taken) {
        const before = await stateOf(company);
        const status = await take(company, step, before);
        if (status !== undefined) expect([200, 409]).toContain(status);
        const after = await stateOf(company);
        seen.add(after.state);
        await check(company, step, [before, after]);
      }
    }),
    { numRuns: runs(25), endOnFailure: true, examples: [[ALL_STATES]] },
  );
  expect([...seen].sort()).toEqual(['declined', 'none', 'pending', 'revoked', 'verified']);
});
