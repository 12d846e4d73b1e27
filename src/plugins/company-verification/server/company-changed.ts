import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { mailDomains } from '#plugins/admin-masters/contract/kinds.ts';
import type { CompanyIdentity } from '#plugins/employer/contract/company-references.ts';
import { isConcerned } from '../contract/verification.ts';
import { lockedRow } from './locked-verification.ts';
import { domainsOfAddress, verifiableDomain } from './verifiable-domain.ts';
import type { VerificationTables } from './verification-tables.ts';
import type { VerificationsDependencies } from './verifications.ts';
import { writeState } from './write-verification.ts';

/**
 * Ends a verification that a change of the company concerns, unless an address of an owner proves the new domain at once. A verification
 * that waits gets another version, so that nobody decides about what they did not read. The company is locked.
 */
export function companyChanged(dependencies: VerificationsDependencies) {
  return async (transaction: Transaction, before: CompanyIdentity, after: CompanyIdentity): Promise<void> => {
    const domain = verifiableDomain(after.website) ?? null;
    const changed = {
      isIdentity: before.legalName !== after.legalName || before.registrationNumber !== after.registrationNumber,
      isWebsite: (verifiableDomain(before.website) ?? null) !== domain,
    };
    const isRenamed = before.name !== after.name;
    if (!changed.isIdentity && !changed.isWebsite && !isRenamed) return;
    const own = tablesIn<VerificationTables>(transaction);
    const row = await lockedRow(own, after.id);
    if (row === undefined) return;
    // Nobody takes back a decision about what the company no longer is.
    if (row.before !== null) {
      await own.updateTable('company_verifications').set({ before: null }).where('company_id', '=', after.id).execute();
    }
    if (row.state === 'pending') {
      await own
        .updateTable('company_verifications')
        .set({ domain, version: row.version + 1, answer: changed.isWebsite ? null : row.answer })
        .where('company_id', '=', after.id)
        .execute();
      return;
    }
    if (row.state !== 'verified' || !isConcerned(row.way, changed)) return;
    const locked = { own, transaction, company: after, row };
    if (row.way === 'address' && domain !== null && (await isProved(dependencies, transaction, after.id, domain))) {
      await writeState(dependencies, locked, 'verified', { domain }, { what: 'verified' });
      return;
    }
    const reason = changed.isWebsite ? 'website-changed' : 'identity-changed';
    await writeState(dependencies, locked, 'revoked', { reasons: [reason], domain }, { what: 'ended', details: { reason } });
    await dependencies.news.ended(transaction, after, reason);
  };
}

/** Whether an owner has a confirmed address at the domain. */
async function isProved(
  { companies, catalogue }: VerificationsDependencies,
  transaction: Transaction,
  companyId: string,
  domain: string,
): Promise<boolean> {
  const owners = await companies.ownersOf(transaction, companyId);
  if (owners.length === 0) return false;
  const users = await tablesIn<VerificationTables>(transaction)
    .selectFrom('users')
    .select('email')
    .where('id', 'in', owners)
    .where('email_verified', '=', true)
    .execute();
  const hosts = users.flatMap(({ email }) => {
    const own = domainsOfAddress(email);
    return own.domain === domain ? [own.host] : [];
  });
  return hosts.length > 0 && (await catalogue.codesOf(mailDomains.entity, [...hosts, domain], transaction)).size === 0;
}
