import type { Caller, TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { offerCredential } from '../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import { askToIssue, createAchievement, decideIssuer, updateAchievement } from '../../contract/issuer-endpoints.ts';
import { acceptCredential, requestCredential } from '../../contract/passport-endpoints.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import type { Achievement, AchievementInput } from '../../contract/schemas.ts';

export type PassportApi = Pick<TestServer, 'as' | 'db'>;

/** A valid achievement. */
export const INPUT: AchievementInput = {
  ...{ name: 'Working at height', description: 'Safe work at height.', criteria: 'A practical test.', type: 'Certificate' },
  ...{ tags: [], skills: [], validMonths: 24 },
};

export const REASON = 'We know this company well.';

/** An administrator who prepares what a test needs, and whom no test compares. */
const PREPARING: [who: Caller, name: string] = ['admin', 'preparing'];

/** A company with an issuer, and one of its members. */
export interface TestIssuer {
  readonly employer: string;
  readonly companyId: string;
  readonly issuerId: string;
}

/** A new company that has asked to issue. */
export async function pendingIssuer(api: PassportApi, employer: string): Promise<TestIssuer> {
  const member = api.as('employer', employer);
  const { id: companyId } = await member.reply(createCompany, { body: { name: `Company of ${employer}` } });
  const { id: issuerId } = await member.reply(askToIssue, { body: { companyId, name: `Company of ${employer}` } });
  return { employer, companyId, issuerId };
}

/** A new company that may issue. Its issuer has the version 2. */
export async function trustedIssuer(api: PassportApi, employer: string): Promise<TestIssuer> {
  const issuer = await pendingIssuer(api, employer);
  await decide(api, issuer, { to: 'trusted', version: 1 });
  return issuer;
}

export async function decide(
  api: PassportApi,
  { issuerId }: TestIssuer,
  { to, version }: { readonly to: 'trusted' | 'suspended'; readonly version: number },
): Promise<void> {
  await api
    .as(...PREPARING)
    .reply(decideIssuer, { params: { id: issuerId }, body: to === 'trusted' ? { to, version } : { to, reason: REASON, version } });
}

export async function draftAchievement(api: PassportApi, { employer, issuerId }: TestIssuer, input = INPUT): Promise<Achievement> {
  return api.as('employer', employer).reply(createAchievement, { params: { id: issuerId }, body: input });
}

export async function activeAchievement(api: PassportApi, issuer: TestIssuer, input = INPUT): Promise<Achievement> {
  const { id, version } = await draftAchievement(api, issuer, input);
  return api.as('employer', issuer.employer).reply(updateAchievement, { params: { id }, body: { input, isActive: true, version } });
}

/** Confirms the address of a candidate. Returns it. */
export async function confirmedAddress(api: PassportApi, candidate: string): Promise<string> {
  const { userId, email } = await api.as('candidate', candidate).actor();
  await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  return email;
}

/** An offer to the confirmed address of a candidate. It has the version 1. */
export async function anOffer(
  api: PassportApi,
  { issuer, candidate, input = INPUT }: { readonly issuer: TestIssuer; readonly candidate: string; readonly input?: AchievementInput },
): Promise<IssuedCredential> {
  const { id } = await activeAchievement(api, issuer, input);
  const body = { to: { email: await confirmedAddress(api, candidate) }, evidence: [], result: '' };
  return api.as('employer', issuer.employer).reply(offerCredential, { params: { id }, body });
}

/** An accepted credential. It has the version 2. */
export async function aCredential(api: PassportApi, needs: Parameters<typeof anOffer>[1]): Promise<OwnCredential> {
  const { id } = await anOffer(api, needs);
  return api.as('candidate', needs.candidate).reply(acceptCredential, { params: { id }, body: { version: 1 } });
}

/** What a candidate asks of an issuer. It has the version 1. */
export async function aRequest(
  api: PassportApi,
  { issuer, candidate }: { readonly issuer: TestIssuer; readonly candidate: string },
): Promise<OwnCredential> {
  const { id: achievementId } = await activeAchievement(api, issuer);
  return api.as('candidate', candidate).reply(requestCredential, { body: { achievementId, note: '', evidence: [] } });
}
