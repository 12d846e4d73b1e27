import type { ColumnType, Generated, Kysely } from 'kysely';
import type { MailedGroup, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { GroupChoice, OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import type { CoreTables } from '../db/database.ts';

/** What a user was told, or is told soon. Kept for 180 days. */
export interface NoticesTable {
  /** UUIDv7. */
  id: string;
  user_id: string;
  kind: string;
  about: string;
  params: ColumnType<object, string, string>;
  state: string | null;
  /** The state before the first event that this notice tells. */
  from_state: string | null;
  /** The number of events that this notice tells. */
  count: Generated<number>;
  /** When it is told at the earliest. */
  due_at: Date;
  told_at: Date | null;
  read_at: Date | null;
  /** Whether the user sees it on the site, and not only by mail. */
  on_site: Generated<boolean>;
  /** When the mail goes out that collects it; `null` for a notice that waits for no such mail. */
  mail_at: Date | null;
}

/** The choices of a user. A user without a row has chosen nothing. */
interface NoticeChoicesTable {
  user_id: string;
  choices: ColumnType<Partial<Record<NoticeGroup, GroupChoice>>, string, string>;
  /** `HH:MM` in the user's time zone. */
  quiet_from: string | null;
  quiet_to: string | null;
  version: number;
}

/** A mail to one person. Kept for 30 days. */
export interface MailsTable {
  /** UUIDv7. `Message-ID` of every attempt is made of it. */
  id: string;
  user_id: string | null;
  /** The address of a person without an account, until the mail was sent or has failed. */
  address: string | null;
  /** A keyed hash of the address to which it goes. */
  address_hash: string | null;
  language: string | null;
  group_name: MailedGroup;
  /** The newest notices that it tells, at most 50. Empty for an address without an account. */
  notice_ids: Generated<string[]>;
  /** The number of notices that it tells. */
  notice_count: Generated<number>;
  /** The one notice of an address without an account. */
  kind: string | null;
  about: string | null;
  params: ColumnType<object | null, string | null, string | null>;
  state: Generated<OutgoingMailRow['state']>;
  /** Why it was dropped or has failed: a code. */
  reason: string | null;
  attempts: Generated<number>;
  due_at: Date;
  sent_at: Date | null;
  created_at: Date;
}

/** Addresses that get no mail of a group; `every` stands for all groups except security, `delivery` for an address that refuses mail. */
interface MailBlocksTable {
  address_hash: string;
  group_name: string;
  created_at: Date;
}

export type NoticeTables = {
  notices: NoticesTable;
  notice_choices: NoticeChoicesTable;
  mails: MailsTable;
  mail_blocks: MailBlocksTable;
};

export type NoticeDatabase = Kysely<CoreTables & NoticeTables>;
