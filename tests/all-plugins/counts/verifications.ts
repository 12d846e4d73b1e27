import { keptFile } from '#core/testing/kept-file.ts';
import { askVerification, countWaitingVerifications, decideVerification } from '#plugins/company-verification/contract/endpoints.ts';
import { verificationPapers } from '#plugins/company-verification/contract/file-purposes.ts';
import type { VerificationDecision } from '#plugins/company-verification/contract/schemas.ts';
import { type Act, type Compared, type HandEmployer, type Part, pick, type World } from './world.ts';

/** The verifications of companies, as they were written down. */
const hand = new WeakMap<HandEmployer, { readonly isWaiting: boolean; readonly isVerified: boolean; readonly version: number }>();

const send: Act = async (world, { who }) => {
  const employer = pick(world.employers, who);
  if (employer === undefined || hand.get(employer)?.isVerified) return;
  const { caller, companyId: id } = employer;
  const fileIds = [await keptFile(world.api, { kind: 'company', id }, { purpose: verificationPapers.id })];
  const { version } = await caller.reply(askVerification, { params: { id }, body: { way: 'papers', fileIds, message: '' } });
  hand.set(employer, { isWaiting: true, isVerified: false, version });
};

const judge: Act = async (world, { who, how }) => {
  const employer = pick(world.employers, who);
  const known = employer && hand.get(employer);
  if (employer === undefined || known === undefined || (!known.isWaiting && !known.isVerified)) return;
  const { version } = known;
  const reasons = ['other'] as const;
  const waiting: VerificationDecision =
    how % 2 === 0 ? { outcome: 'verified', note: '', version } : { outcome: 'declined', reasons: [...reasons], note: '', version };
  const body: VerificationDecision = known.isWaiting ? waiting : { outcome: 'revoked', reasons: [...reasons], note: '', version };
  const decided = await world.admin('companies').reply(decideVerification, { params: { id: employer.companyId }, body });
  hand.set(employer, { isWaiting: false, isVerified: body.outcome === 'verified', version: decided.version });
};

async function waiting(world: World): Promise<readonly Compared[]> {
  const { count } = await world.admin('companies').reply(countWaitingVerifications);
  return [{ of: 'deciders', server: count, hand: world.everybody.employers.filter((each) => hand.get(each)?.isWaiting).length }];
}

/** Papers of companies that wait for a decision. */
export const verifications: Part = {
  acts: { send, judge },
  counts: { 'company-verification.count-waiting': waiting },
  todos: { 'company-verification.decisions': waiting },
};
