import { ROLES } from '#core/contract/actor.ts';
import { href } from '#core/contract/route-ref.ts';
import { exactSchema, idSchema, listSchema, z } from '#core/contract/schema.ts';
import { SUSPENSION_REASONS } from '#core/contract/suspension.ts';
import type { Database } from '#core/server/db/database.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { accountRoutes } from '#plugins/account/contract/routes.ts';

const suspendedParams = z.strictObject({ userId: idSchema, reason: z.enum(SUSPENSION_REASONS) });
const liftedParams = z.strictObject({ userId: idSchema });
const roleParams = z.strictObject({ userId: idSchema, role: z.enum(['candidate', 'employer', 'admin']) });
const dutiesParams = z.strictObject({ duties: listSchema(exactSchema(1, 64), 50) });

type SuspendedParams = z.infer<typeof suspendedParams>;
type LiftedParams = z.infer<typeof liftedParams>;
type RoleParams = z.infer<typeof roleParams>;
type DutiesParams = z.infer<typeof dutiesParams>;

/** The kinds of notices about accounts that administrators change or view. */
export interface UserNotices {
  readonly suspended: NoticeKind<SuspendedParams>;
  readonly suspensionLifted: NoticeKind<LiftedParams>;
  readonly roleChanged: NoticeKind<RoleParams>;
  readonly dutiesChanged: NoticeKind<DutiesParams>;
  readonly seenAs: NoticeKind<Record<string, never>>;
}

/** The state of duties that a notice tells: the same for the same duties. */
export function dutiesState(duties: readonly string[]): string {
  return [...duties].sort().join(' ');
}

/** Declares the kinds. None names the administrator who acted. */
export function userNotices(db: Database): UserNotices {
  const userOf = (id: string) => db.selectFrom('users').select(['status', 'role']).where('id', '=', id).executeTakeFirst();
  const toUsers = { group: 'security', roles: ROLES, mail: 'instant' } as const;
  const opens = (): string => href(accountRoutes.account);
  return {
    suspended: defineNotice<SuspendedParams>({
      ...toUsers,
      kind: 'users.suspended',
      params: suspendedParams,
      // A suspended user cannot read anything on the site.
      onSite: false,
      // `other` is also the name of a plural form.
      variant: ({ reason }) => (reason === 'other' ? 'contact' : reason),
      still: async (params) => ((await userOf(params.userId))?.status === 'suspended' ? params : undefined),
    }),
    suspensionLifted: defineNotice<LiftedParams>({
      ...toUsers,
      kind: 'users.suspension-lifted',
      params: liftedParams,
      opens,
      still: async (params) => ((await userOf(params.userId))?.status === 'active' ? params : undefined),
    }),
    roleChanged: defineNotice<RoleParams>({
      ...toUsers,
      kind: 'users.role-changed',
      params: roleParams,
      opens,
      variant: ({ role }) => role,
      still: async (params) => ((await userOf(params.userId))?.role === params.role ? params : undefined),
    }),
    dutiesChanged: defineNotice<DutiesParams>({
      ...toUsers,
      kind: 'users.duties-changed',
      params: dutiesParams,
      // Administrators save several groups one after another.
      waitSeconds: 60,
      opens,
      state: ({ duties }) => dutiesState(duties),
    }),
    seenAs: defineNotice<Record<string, never>>({
      ...toUsers,
      kind: 'users.seen-as',
      params: z.strictObject({}),
      mail: 'never',
      opens,
    }),
  };
}
