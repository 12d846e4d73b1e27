import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CredentialAction, type CredentialState, type Doer, stateAfter } from '../../contract/credential-states.ts';
import type { PassportTransaction } from '../passport-tables.ts';
import { markRevoked } from '../status/status-lists.ts';
import { recordAction } from './credential-rows.ts';
import type { CredentialRow, SignedColumns } from './sign-credential.ts';

/** What is done with a credential. */
export interface RequestedAction {
  readonly action: CredentialAction;
  readonly by: Doer;
  /** `null` for actions of the server. */
  readonly actorId: string | null;
  /** The version that the person saw. An action of the server takes that of the row. */
  readonly version: number;
  readonly reason: string;
  readonly at: Date;
  /** What else changes. */
  readonly change?: Partial<
    SignedColumns & Pick<CredentialRow, 'evidence' | 'result' | 'recipient_id' | 'offered_to' | 'achievement_version'>
  >;
}

/**
 * The state after an action.
 *
 * @throws ApiFault conflict for another version, skill-passports.action-not-allowed
 */
export function demandAction(
  row: CredentialRow,
  { action, by, version }: Pick<RequestedAction, 'action' | 'by' | 'version'>,
): CredentialState {
  if (row.version !== version) throw new ApiFault('conflict');
  const state = stateAfter(row.status, action, by);
  if (state === undefined) throw new ApiFault('skill-passports.action-not-allowed');
  return state;
}

/**
 * Does an action with a locked credential: changes its state, and writes the history. Revoking sets its bit in the list.
 *
 * @throws as {@link demandAction}
 */
export async function act(own: PassportTransaction, row: CredentialRow, asked: RequestedAction): Promise<CredentialRow> {
  const { action, by, actorId, reason, at, change = {} } = asked;
  const status = demandAction(row, asked);
  const { evidence, ...columns } = change;
  const changed = { ...columns, status, reason, version: row.version + 1, updated_at: at };
  await own
    .updateTable('credentials')
    .set({ ...changed, ...(evidence && { evidence: JSON.stringify(evidence) }) })
    .where('id', '=', row.id)
    .execute();
  const side = by === 'server' ? 'issuer' : by;
  await recordAction(own, { credentialId: row.id, version: changed.version, action, side, actorId, reason, at });
  if (status === 'revoked' && row.list_id !== null && row.list_index !== null) {
    await markRevoked(own, { listId: row.list_id, index: row.list_index }, at);
  }
  return { ...row, ...changed, ...(evidence && { evidence }) };
}

/** The row of a credential, locked until the transaction ends; `undefined` when there is none. */
export function lockedCredential(own: PassportTransaction, id: string): Promise<CredentialRow | undefined> {
  return own.selectFrom('credentials').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
