import { href } from '#core/contract/route-ref.ts';
import { idSchema, instantSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { ENDING_REASONS } from '../contract/verification.ts';
import { UNDO_LIMIT_SECONDS } from './undone-decision.ts';
import type { VerificationDatabase, VerificationRow } from './verification-tables.ts';
import { countWaiting } from './waiting-verifications.ts';

const company = { companyId: idSchema, company: lineSchema(1, 200) };
const decidedParams = z.strictObject({ ...company, outcome: z.enum(['verified', 'declined', 'revoked']), version: z.int().optional() });
const endedParams = z.strictObject({ ...company, reason: z.enum(ENDING_REASONS) });
const missingParams = z.strictObject({ ...company, endsAt: instantSchema });
const waitsParams = z.strictObject({ waiting: z.int().optional(), first: idSchema.optional() });

type DecidedParams = z.infer<typeof decidedParams>;
type EndedParams = z.infer<typeof endedParams>;
type MissingParams = z.infer<typeof missingParams>;
type WaitsParams = z.infer<typeof waitsParams>;

/** The kinds of notices for the owners of companies, and for the administrators who decide. */
export interface VerificationNotices {
  readonly decided: NoticeKind<DecidedParams>;
  readonly ended: NoticeKind<EndedParams>;
  readonly recordMissing: NoticeKind<MissingParams>;
  readonly waits: NoticeKind<WaitsParams>;
}

/** Declares the kinds. They are told only while they are true. */
export function verificationNotices(db: VerificationDatabase): VerificationNotices {
  const rowOf = (id: string) => db.selectFrom('company_verifications').selectAll().where('company_id', '=', id).executeTakeFirst();
  const while_ =
    <Params extends { readonly companyId: string }>(isTrue: (row: VerificationRow, params: Params) => boolean) =>
    async (params: Params): Promise<Params | undefined> => {
      const row = await rowOf(params.companyId);
      return row !== undefined && isTrue(row, params) ? params : undefined;
    };
  const toOwners = { group: 'postings', roles: ['employer'], mail: 'instant' } as const;
  const opens = ({ companyId }: { readonly companyId: string }): string => href(employerRoutes.companyForm, {}, { id: companyId });
  return {
    decided: defineNotice<DecidedParams>({
      ...toOwners,
      kind: 'company-verification.decided',
      params: decidedParams,
      opens,
      variant: ({ outcome }) => outcome,
      // Nobody is told of a decision that was taken back.
      waitSeconds: UNDO_LIMIT_SECONDS,
      still: while_((row, { outcome, version = row.version }) => row.state === outcome && row.version === version),
    }),
    ended: defineNotice<EndedParams>({
      ...toOwners,
      kind: 'company-verification.ended',
      params: endedParams,
      opens,
      variant: ({ reason }) => reason,
      still: while_((row, { reason }) => row.state === 'revoked' && row.reasons.includes(reason)),
    }),
    recordMissing: defineNotice<MissingParams>({
      ...toOwners,
      kind: 'company-verification.record-missing',
      params: missingParams,
      opens,
      still: while_((row) => row.missing_since !== null),
    }),
    waits: defineNotice<WaitsParams>({
      kind: 'company-verification.waits',
      group: 'reviews',
      roles: ['admin'],
      params: waitsParams,
      mail: 'daily',
      merges: true,
      opens: ({ first }) => (first === undefined ? href(employerRoutes.companies) : href(employerRoutes.companyView, {}, { id: first })),
      count: ({ waiting = 1 }) => waiting,
      still: async () => {
        const { count, first } = await countWaiting(db);
        return first === null ? undefined : { waiting: count, first };
      },
    }),
  };
}
