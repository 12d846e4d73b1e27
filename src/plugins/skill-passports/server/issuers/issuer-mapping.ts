import type { Selectable } from 'kysely';
import type { Issuer } from '../../contract/schemas.ts';
import type { CredentialIssuersTable } from '../passport-tables.ts';

export type IssuerRow = Selectable<CredentialIssuersTable>;

/** An issuer as its members and administrators read it. */
export function toIssuer(row: Omit<IssuerRow, 'decided_by' | 'origin'>): Issuer {
  return {
    id: row.id,
    companyId: row.company_id,
    name: row.name,
    askedName: row.asked_name,
    state: row.status,
    reason: row.reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    askedAt: row.created_at.toISOString(),
    version: row.version,
  };
}
