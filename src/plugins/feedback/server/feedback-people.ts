import { sql } from 'kysely';
import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { feedbackIssues } from '../contract/issues.ts';
import type { FeedbackPerson } from '../contract/schemas.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

const MOST_LISTED = 500;

/** The people who handle feedback, by name. */
export async function listedHandlers(db: FeedbackDatabase): Promise<FeedbackPerson[]> {
  return handlers(db).select(['id', 'name', 'email']).orderBy('name_key').orderBy('id').limit(MOST_LISTED).execute();
}

/** Locks a user and returns whether they handle feedback. Role and status then stay until the transaction ends. */
export async function isLockedHandler(db: FeedbackDatabase, userId: string): Promise<boolean> {
  return (await handlers(db).select('id').where('id', '=', userId).forShare().executeTakeFirst()) !== undefined;
}

/** Locks the users that exist, in the order of ids, and returns their ids. */
export async function lockedUsers(db: FeedbackDatabase, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const users = await db.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forShare().execute();
  return new Set(users.map(({ id }) => id));
}

/** The refusal of an assignee who does not handle feedback. */
export function notAHandler(): ApiFault {
  return new ApiFault('invalid', [issueAt('assignee', feedbackIssues['feedback.not-a-handler'])]);
}

/** Active administrators with the duty `feedback`. Full administrators have every duty. */
function handlers(db: FeedbackDatabase) {
  return db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_full_admin', '=', true),
        exists(
          selectFrom('admin_group_members')
            .innerJoin('admin_groups', 'admin_groups.id', 'group_id')
            .select(sql.lit(1).as('one'))
            .whereRef('user_id', '=', 'users.id')
            .where(sql<boolean>`'feedback' = any(admin_groups.duties)`),
        ),
      ]),
    );
}
