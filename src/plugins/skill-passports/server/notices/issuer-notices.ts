import { href } from '#core/contract/route-ref.ts';
import { idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { REASON } from '../../contract/limits.ts';
import { passportRoutes } from '../../contract/routes.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { countWaitingIssuers } from './waiting-issuers.ts';

// The names are looked up when the notice is told. Those of candidates are not, because they must not outlive the account.
const company = lineSchema(1, 200).optional();
const issuerParams = z.strictObject({ issuerId: idSchema, companyId: idSchema, company });
const requestedParams = issuerParams.extend({ waiting: z.int().optional() });
const answeredParams = z.strictObject({ achievementId: idSchema, companyId: idSchema, achievement: lineSchema(1, 200).optional() });
const decidedParams = issuerParams.extend({ to: z.enum(['trusted', 'suspended']), reason: textSchema(0, REASON.max) });
const asksParams = z.strictObject({ waiting: z.int().optional() });

type RequestedParams = z.infer<typeof requestedParams>;
type AnsweredParams = z.infer<typeof answeredParams>;
type DecidedParams = z.infer<typeof decidedParams>;
type AsksParams = z.infer<typeof asksParams>;

/** The kinds of notices for the members of companies that issue, and for the administrators who decide. */
export interface IssuerNotices {
  readonly requested: NoticeKind<RequestedParams>;
  readonly accepted: NoticeKind<AnsweredParams>;
  readonly declined: NoticeKind<AnsweredParams>;
  readonly issuerDecided: NoticeKind<DecidedParams>;
  readonly issuerAsks: NoticeKind<AsksParams>;
}

/** Declares the kinds. They look names and states up in the database. */
export function issuerNotices(db: PassportDatabase): IssuerNotices {
  const issuerOf = (id: string) => db.selectFrom('credential_issuers').select(['name', 'status']).where('id', '=', id).executeTakeFirst();
  const toMembers = { group: 'credentials', roles: ['employer'], mail: 'daily' } as const;
  const answered = {
    ...toMembers,
    params: answeredParams,
    merges: true,
    opens: ({ companyId }: AnsweredParams) => href(passportRoutes.passports, {}, { company: companyId, part: 'issued' }),
    still: async (params: AnsweredParams): Promise<AnsweredParams | undefined> => {
      const achievement = await newestName(db, params.achievementId);
      return achievement === undefined ? undefined : { ...params, achievement };
    },
  };
  return {
    requested: defineNotice<RequestedParams>({
      ...toMembers,
      kind: 'skill-passports.requested',
      params: requestedParams,
      merges: true,
      opens: ({ companyId }) => href(passportRoutes.passports, {}, { company: companyId }),
      count: ({ waiting = 1 }) => waiting,
      still: async (params) => {
        const issuer = await issuerOf(params.issuerId);
        const waiting = await countAsking(db, params.issuerId);
        return issuer && waiting > 0 ? { ...params, company: issuer.name, waiting } : undefined;
      },
    }),
    accepted: defineNotice<AnsweredParams>({ ...answered, kind: 'skill-passports.accepted' }),
    declined: defineNotice<AnsweredParams>({ ...answered, kind: 'skill-passports.declined' }),
    issuerDecided: defineNotice<DecidedParams>({
      ...toMembers,
      kind: 'skill-passports.issuer-decided',
      params: decidedParams,
      opens: ({ companyId }) => href(passportRoutes.passports, {}, { company: companyId, part: 'issuer' }),
      variant: ({ to }) => to,
      quote: ({ reason }) => reason || undefined,
      still: async (params) => {
        const issuer = await issuerOf(params.issuerId);
        return issuer?.status === params.to ? { ...params, company: issuer.name } : undefined;
      },
    }),
    issuerAsks: defineNotice<AsksParams>({
      kind: 'skill-passports.issuer-asks',
      group: 'reviews',
      roles: ['admin'],
      params: asksParams,
      mail: 'daily',
      merges: true,
      opens: () => href(passportRoutes.passports, {}, { status: 'waiting' }),
      count: ({ waiting = 1 }) => waiting,
      still: async () => {
        const waiting = await countWaitingIssuers(db);
        return waiting === 0 ? undefined : { waiting };
      },
    }),
  };
}

/** How many candidates ask an issuer for a credential. */
async function countAsking(db: PassportDatabase, issuerId: string): Promise<number> {
  const asked = db.selectFrom('credentials').where('issuer_id', '=', issuerId).where('status', '=', 'requested');
  const { count } = await asked.select(({ fn }) => fn.count<number>('recipient_id').distinct().as('count')).executeTakeFirstOrThrow();
  return count;
}

async function newestName(db: PassportDatabase, achievementId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('achievements')
    .innerJoin('achievement_versions as edition', (join) =>
      join.onRef('edition.achievement_id', '=', 'achievements.id').onRef('edition.number', '=', 'achievements.latest'),
    )
    .select('edition.document')
    .where('achievements.id', '=', achievementId)
    .executeTakeFirst();
  return row?.document.name;
}
