import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';

/** The sides that change what a company issued. */
export type IssuingSide = 'issuer' | 'admin';

/** What a member does for an issuer: decide about credentials, or change what it issues and with which keys. Owners do both. */
export type IssuerRight = 'issue' | 'own';

/** What a member may do for a company. */
export type Team = Pick<CompanyDirectory, 'mayIssue' | 'roleOf'>;

// Call these functions before a transaction begins. They need a connection of their own, and transactions that wait for a locked issuer may
// hold all connections.

/**
 * The side on which a user acts for the issuer of a company. A member of the company with the right is on the side of the issuer.
 *
 * @throws ApiFault not-found for all others, except administrators with the duty `passports`
 */
export async function actingSide(companies: Team, actor: Actor, companyId: string | undefined, right: IssuerRight): Promise<IssuingSide> {
  if (companyId === undefined) throw new ApiFault('not-found');
  if (await has(companies, actor, companyId, right)) return 'issuer';
  if (actor.duties.has('passports')) return 'admin';
  throw new ApiFault('not-found');
}

/** @throws ApiFault not-found for a user without the right in the company */
export async function demandRight(companies: Team, actor: Actor, companyId: string | undefined, right: IssuerRight): Promise<void> {
  if (companyId === undefined || !(await has(companies, actor, companyId, right))) throw new ApiFault('not-found');
}

async function has(companies: Team, { userId }: Actor, companyId: string, right: IssuerRight): Promise<boolean> {
  return right === 'issue' ? companies.mayIssue(userId, companyId) : (await companies.roleOf(userId, companyId)) === 'owner';
}
