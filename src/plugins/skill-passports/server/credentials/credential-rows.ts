import { actionsOf, type CredentialAction, type Side } from '../../contract/credential-states.ts';
import type { AchievementInput, Credential, CredentialEvent } from '../../contract/schemas.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { isDemonstration } from '../publication.ts';
import type { CredentialRow } from './sign-credential.ts';

/** A credential with what its page shows. */
export interface ShownRow extends CredentialRow {
  readonly company_id: string;
  /** Of today. A signed credential has `issuer_name`. */
  readonly present_name: string;
  readonly origin: string;
  readonly achievement: AchievementInput;
}

/** Reads credentials with their issuer and the edition of their achievement. */
export function shownRows(db: PassportDatabase | PassportTransaction) {
  return db
    .selectFrom('credentials')
    .innerJoin('credential_issuers as issuer', 'issuer.id', 'credentials.issuer_id')
    .innerJoin('achievement_versions as edition', (join) =>
      join
        .onRef('edition.achievement_id', '=', 'credentials.achievement_id')
        .onRef('edition.number', '=', 'credentials.achievement_version'),
    )
    .selectAll('credentials')
    .select(['issuer.company_id', 'issuer.name as present_name', 'issuer.origin', 'edition.document as achievement']);
}

/** A credential as one side reads it. */
export function toCredential(row: ShownRow, side: Side): Credential {
  return {
    id: row.id,
    state: row.status,
    issuer: { id: row.issuer_id, companyId: row.company_id, name: row.issuer_name ?? row.present_name },
    achievement: { ...row.achievement, id: row.achievement_id, version: row.achievement_version },
    validFrom: row.valid_from?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    evidence: row.evidence,
    result: row.result,
    note: row.note,
    reason: row.reason,
    isDemonstration: isDemonstration(row.origin),
    renews: row.renews_id,
    actions: actionsOf(row.status, side),
    changedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** What is written of an action. */
export interface RecordedAction {
  readonly credentialId: string;
  /** The version after the action. It is the number of the event. */
  readonly version: number;
  readonly action: CredentialAction | 'request';
  readonly side: Side;
  readonly actorId: string | null;
  readonly reason: string;
  readonly at: Date;
}

/** Adds an action to the history of a credential, in the transaction of the action. */
export async function recordAction(
  own: PassportTransaction,
  { credentialId, version, action, side, actorId, reason, at }: RecordedAction,
): Promise<void> {
  await own
    .insertInto('credential_events')
    .values({ credential_id: credentialId, seq: version, action, side, actor_id: actorId, reason, at })
    .execute();
}

/** The history of a credential, the first action first. */
export async function historyOf(db: PassportDatabase, credentialId: string): Promise<CredentialEvent[]> {
  const events = db.selectFrom('credential_events').select(['action', 'side', 'reason', 'at']).where('credential_id', '=', credentialId);
  const rows = await events.orderBy('seq').execute();
  return rows.map(({ action, side, reason, at }) => ({ action, side, reason, at: at.toISOString() }));
}
