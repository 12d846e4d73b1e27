import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyReferences } from '#plugins/employer/contract/company-references.ts';
import type { PassportTables, PassportTransaction } from '../passport-tables.ts';
import { issuerNameKey } from './issuer-name-key.ts';
import { lockedIssuer } from './locked-issuer.ts';

const REASON = 'The company has no members on this site.';

/** Whether a company has asked to issue. */
export const hasIssuer: NonNullable<CompanyReferences['needs']> = async (transaction, companyId) => {
  const issuer = tablesIn<PassportTables>(transaction).selectFrom('credential_issuers').select('id').where('company_id', '=', companyId);
  return (await issuer.executeTakeFirst()) !== undefined;
};

/** Ends the issuing of a company without members. What it issued stays verifiable, so the company stays as long as it issued something. */
export function issuerAbandoned(now: () => Date): NonNullable<CompanyReferences['abandoned']> {
  return async (transaction, companyId) => {
    const own = tablesIn<PassportTables>(transaction);
    const found = await own.selectFrom('credential_issuers').select('id').where('company_id', '=', companyId).executeTakeFirst();
    const issuer = found && (await lockedIssuer(own, found.id));
    if (issuer === undefined) return false;
    if (!(await hasKeys(own, issuer.id))) return deleteIssuer(own, issuer.id);
    const at = now();
    await own
      .updateTable('credential_issuers')
      .set(({ eb }) => ({
        asked_name: null,
        name_key: issuerNameKey({ name: issuer.name, asked_name: null }),
        status: 'suspended',
        reason: REASON,
        decided_by: null,
        decided_at: at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', issuer.id)
      .execute();
    // Nobody signs with these keys any more. Their public parts stay.
    await own.updateTable('issuer_keys').set({ sealed: null }).where('issuer_id', '=', issuer.id).execute();
    await own
      .updateTable('issuer_keys')
      .set({ status: 'retired', valid_to: at })
      .where('issuer_id', '=', issuer.id)
      .where('status', '=', 'active')
      .execute();
    return true;
  };
}

/** An issuer without a key was never trusted, so it has issued nothing. */
async function hasKeys(own: PassportTransaction, issuerId: string): Promise<boolean> {
  return (await own.selectFrom('issuer_keys').select('id').where('issuer_id', '=', issuerId).executeTakeFirst()) !== undefined;
}

async function deleteIssuer(own: PassportTransaction, issuerId: string): Promise<false> {
  const drafts = own.selectFrom('achievements').select('id').where('issuer_id', '=', issuerId);
  await own.deleteFrom('achievement_versions').where('achievement_id', 'in', drafts).execute();
  await own.deleteFrom('achievements').where('issuer_id', '=', issuerId).execute();
  await own.deleteFrom('credential_issuers').where('id', '=', issuerId).execute();
  return false;
}
