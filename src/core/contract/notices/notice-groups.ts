import type { Role } from '../actor.ts';
import { ROLES } from '../actor.ts';

/** When notices of a group are sent by mail: each at once, all of a day or of a week in one mail, or not at all. */
export const MAIL_PACES = Object.freeze(['instant', 'daily', 'weekly', 'off'] as const);

export type MailPace = (typeof MAIL_PACES)[number];

/** The groups by which users choose what they are told and how, in the order of the settings, with the roles that have each. */
export const NOTICE_GROUPS = Object.freeze({
  applications: ['candidate'],
  applicants: ['employer'],
  postings: ['employer'],
  invitations: ['candidate', 'employer'],
  credentials: ['candidate', 'employer'],
  reviews: ['admin'],
  feedback: ['admin'],
  answers: ROLES,
  files: ROLES,
  security: ROLES,
} as const satisfies Readonly<Record<string, readonly Role[]>>);

/** A group of notices. Notices of `security` are always mailed, also to suspended users. */
export type NoticeGroup = keyof typeof NOTICE_GROUPS;

/** All groups, in the order of the settings. */
export const NOTICE_GROUP_NAMES: readonly NoticeGroup[] = Object.freeze(Object.keys(NOTICE_GROUPS).filter(isNoticeGroup));

/** Whether a text names a group. */
export function isNoticeGroup(text: string): text is NoticeGroup {
  return Object.hasOwn(NOTICE_GROUPS, text);
}

/** The groups of the mail that a link of a mail ends: one group, or every group except security. */
export type MailedGroup = NoticeGroup | 'every';

/** Whether a text names a group of mail. */
export function isMailedGroup(text: string): text is MailedGroup {
  return text === 'every' || isNoticeGroup(text);
}
