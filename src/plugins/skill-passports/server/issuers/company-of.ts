import type { PassportDatabase } from '../passport-tables.ts';

/** The company of an issuer; `undefined` when there is none. */
export async function companyOfIssuer(db: PassportDatabase, issuerId: string): Promise<string | undefined> {
  const issuers = db.selectFrom('credential_issuers').select('company_id').where('id', '=', issuerId);
  return (await issuers.executeTakeFirst())?.company_id;
}

/** The issuer of an achievement or of a credential, and its company; `undefined` when there is none. */
export async function issuerOf(
  db: PassportDatabase,
  table: 'achievements' | 'credentials',
  id: string,
): Promise<{ readonly issuerId: string; readonly companyId: string } | undefined> {
  return db
    .selectFrom(table)
    .innerJoin('credential_issuers as issuer', 'issuer.id', `${table}.issuer_id`)
    .select(['issuer.id as issuerId', 'issuer.company_id as companyId'])
    .where(`${table}.id`, '=', id)
    .executeTakeFirst();
}
