import type { PassportTransaction } from '../passport-tables.ts';
import type { IssuerRow } from './issuer-mapping.ts';

/**
 * The row of an issuer, locked until the transaction ends. Offers, actions and signatures of the issuer wait. Rows that refer to the issuer can
 * be inserted meanwhile.
 */
export async function lockedIssuer(own: PassportTransaction, issuerId: string): Promise<IssuerRow | undefined> {
  return own.selectFrom('credential_issuers').selectAll().where('id', '=', issuerId).forNoKeyUpdate().executeTakeFirst();
}
