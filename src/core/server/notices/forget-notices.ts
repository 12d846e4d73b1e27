import type { NoticeDatabase } from './notice-tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOTICE_DAYS = 180;
const MAIL_DAYS = 30;

/** Deletes old notices and mails: those of users after 180 days, and the record of mails after 30. */
export async function forgetNotices(db: NoticeDatabase, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom('notices')
    .where(({ or, eb, and }) =>
      or([eb('told_at', '<', before(NOTICE_DAYS)), and([eb('told_at', 'is', null), eb('due_at', '<', before(NOTICE_DAYS))])]),
    )
    .execute();
  await db.deleteFrom('mails').where('created_at', '<', before(MAIL_DAYS)).execute();
}
