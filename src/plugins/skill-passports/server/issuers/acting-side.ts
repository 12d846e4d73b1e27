import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';

/** The sides that change what a company issued. */
export type IssuingSide = 'issuer' | 'admin';

type Members = Pick<CompanyDirectory, 'isMember'>;

// Call these functions before a transaction begins. They need a connection of their own, and transactions that wait for a locked issuer may
// hold all connections.

/**
 * The side on which a user acts for the issuer of a company. A member of the company is on the
 * side of the issuer.
 *
 * @throws ApiFault not-found for all others, except administrators with the duty `passports`
 */
export async function actingSide(companies: Members, actor: Actor, companyId: string | undefined): Promise<IssuingSide> {
  if (companyId === undefined) throw new ApiFault('not-found');
  if (await companies.isMember(actor.userId, companyId)) return 'issuer';
  if (actor.duties.has('passports')) return 'admin';
  throw new ApiFault('not-found');
}

/** @throws ApiFault not-found for a user who is no member of the company */
export async function demandMember(companies: Members, { userId }: Actor, companyId: string | undefined): Promise<void> {
  if (companyId === undefined || !(await companies.isMember(userId, companyId))) throw new ApiFault('not-found');
}
