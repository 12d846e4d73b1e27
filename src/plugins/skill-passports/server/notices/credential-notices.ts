import { href } from '#core/contract/route-ref.ts';
import { idSchema, instantSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { type CredentialState, REVOKE_REASONS } from '../../contract/credential-states.ts';
import { OFFER_DAYS, REASON } from '../../contract/limits.ts';
import { passportRoutes } from '../../contract/routes.ts';
import type { PassportDatabase } from '../passport-tables.ts';

// The names are looked up when the notice is told.
const credentialParams = z.strictObject({
  credentialId: idSchema,
  achievement: lineSchema(1, 200).optional(),
  company: lineSchema(1, 200).optional(),
});
const offeredParams = credentialParams.extend({ reader: z.enum(['user', 'address']).optional() });
const reasonParams = credentialParams.extend({ reason: textSchema(0, REASON.max) });
const suspendedParams = reasonParams.extend({ isSuspended: z.boolean() });
const revokedParams = credentialParams.extend({ reason: z.enum(REVOKE_REASONS) });
const expiresParams = credentialParams.extend({ validUntil: instantSchema, daysLeft: z.int() });

type CredentialParams = z.infer<typeof credentialParams>;
type OfferedParams = z.infer<typeof offeredParams>;
type ReasonParams = z.infer<typeof reasonParams>;
type SuspendedParams = z.infer<typeof suspendedParams>;
type RevokedParams = z.infer<typeof revokedParams>;
type ExpiresParams = z.infer<typeof expiresParams>;

/** The kinds of notices for those who hold credentials. */
export interface CredentialNotices {
  readonly offered: NoticeKind<OfferedParams>;
  readonly refused: NoticeKind<ReasonParams>;
  readonly suspended: NoticeKind<SuspendedParams>;
  readonly revoked: NoticeKind<RevokedParams>;
  readonly expires: NoticeKind<ExpiresParams>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Declares the kinds. They look names and states up in the database. */
export function credentialNotices(db: PassportDatabase, now: () => Date): CredentialNotices {
  /** The params with the names, while the credential has the state that the notice tells. */
  const inState = async <Params extends CredentialParams>(params: Params, state: CredentialState): Promise<Params | undefined> => {
    const row = await namedCredential(db, params.credentialId);
    return row?.status === state ? { ...params, achievement: row.achievement, company: row.company } : undefined;
  };
  const toHolders = {
    group: 'credentials',
    roles: ['candidate'],
    mail: 'instant',
    opens: ({ credentialId }: CredentialParams) => href(passportRoutes.passports, {}, { credential: credentialId }),
  } as const;
  return {
    offered: defineNotice<OfferedParams>({
      ...toHolders,
      kind: 'skill-passports.offered',
      params: offeredParams,
      // An address without an account is told how to get one.
      variant: ({ reader = 'user' }) => reader,
      still: async (params) => {
        const row = await namedCredential(db, params.credentialId);
        if (row?.status !== 'offered') return undefined;
        const isLapsed = row.recipient_id === null && row.created_at.getTime() <= now().getTime() - OFFER_DAYS * DAY_MS;
        const reader = row.recipient_id !== null || row.has_user ? 'user' : 'address';
        return isLapsed ? undefined : { ...params, achievement: row.achievement, company: row.company, reader };
      },
    }),
    refused: defineNotice<ReasonParams>({
      ...toHolders,
      kind: 'skill-passports.refused',
      params: reasonParams,
      quote: ({ reason }) => reason,
      still: (params) => inState(params, 'declined'),
    }),
    suspended: defineNotice<SuspendedParams>({
      ...toHolders,
      kind: 'skill-passports.suspended',
      params: suspendedParams,
      waitSeconds: 20,
      state: ({ isSuspended }) => (isSuspended ? 'suspended' : 'resumed'),
      variant: ({ isSuspended }) => (isSuspended ? 'suspended' : 'resumed'),
      quote: ({ reason }) => reason || undefined,
      still: (params) => inState(params, params.isSuspended ? 'suspended' : 'active'),
    }),
    revoked: defineNotice<RevokedParams>({
      ...toHolders,
      kind: 'skill-passports.revoked',
      params: revokedParams,
      variant: ({ reason }) => reason,
      still: (params) => inState(params, 'revoked'),
    }),
    expires: defineNotice<ExpiresParams>({
      ...toHolders,
      kind: 'skill-passports.expires',
      params: expiresParams,
      state: ({ daysLeft }) => String(daysLeft),
      still: async (params) => (new Date(params.validUntil) > now() ? inState(params, 'active') : undefined),
    }),
  };
}

async function namedCredential(db: PassportDatabase, id: string) {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('credential_issuers as issuer', 'issuer.id', 'credentials.issuer_id')
    .innerJoin('achievement_versions as edition', (join) =>
      join
        .onRef('edition.achievement_id', '=', 'credentials.achievement_id')
        .onRef('edition.number', '=', 'credentials.achievement_version'),
    )
    .select(['credentials.status', 'credentials.recipient_id', 'credentials.created_at', 'credentials.issuer_name'])
    .select(['issuer.name as present_name', 'edition.document'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('users').select('users.id').whereRef('email', '=', 'offered_to').where('email_verified', '=', true)).as('has_user'),
    )
    .where('credentials.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, achievement: row.document.name, company: row.issuer_name ?? row.present_name };
}
