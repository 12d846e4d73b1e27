import { endpoint } from '#core/contract/endpoint.ts';
import type { NoticeSettings, OutgoingMailRow, ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import type { Page } from '#core/contract/paging.ts';
import type { EndedMail, MailQuery, NewSettings, NoticesQuery, ReadInput, SettingsQuery, UnsubscribeInput } from './schemas.ts';

/** Own notices that were told, newest first. */
export const listNotices = endpoint<{ query: NoticesQuery; reply: Page<ShownNotice> }>({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary: 'Own notices, newest first.',
});

/** The number of own unread notices, counted to 100. */
export const countNotices = endpoint<{ reply: { count: number } }>({
  id: 'notifications.count',
  method: 'GET',
  path: '/notifications/count',
  summary: 'The number of own unread notices.',
});

/** Marks own notices as read. Ids of other users have no effect. */
export const markNoticesRead = endpoint<{ body: ReadInput; reply: undefined }>({
  id: 'notifications.mark-read',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks own notices as read.',
});

/** Takes the last marking back, if it is not older than 75 seconds: pages offer the undo for a minute. */
export const undoMarking = endpoint<{ reply: undefined }>({
  id: 'notifications.undo-marking',
  method: 'POST',
  path: '/notifications/unread',
  summary: 'Marks the notices that were marked last as unread again.',
});

export const getNoticeSettings = endpoint<{ query: SettingsQuery; reply: NoticeSettings }>({
  id: 'notifications.get-choices',
  method: 'GET',
  path: '/notifications/choices',
  summary: 'What the user is told, on the site and by mail.',
});

export const putNoticeSettings = endpoint<{ query: SettingsQuery; body: NewSettings; reply: NoticeSettings }>({
  id: 'notifications.put-choices',
  method: 'PUT',
  path: '/notifications/choices',
  summary: 'Chooses what the user is told.',
});

/** Sends mail to the own address again, after it refused mail. */
export const mailAgain = endpoint<{ reply: undefined }>({
  id: 'notifications.mail-again',
  method: 'POST',
  path: '/notifications/mail-again',
  summary: 'Sends mail to the own address again after it refused mail.',
});

/** Says what the link of a mail ends, and with `confirm` ends it. The token stands in the body, so that it reaches no log. */
export const unsubscribe = endpoint<{ body: UnsubscribeInput; reply: EndedMail }>({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Ends mail by the token of a mail.',
});

/** The call of mail programs (RFC 8058). Their body is ignored. */
export const unsubscribeAtOnce = endpoint<{ query: { token: string }; reply: EndedMail }>({
  id: 'notifications.unsubscribe-at-once',
  method: 'POST',
  path: '/unsubscribe/one-click',
  summary: 'Ends mail at once, for mail programs.',
});

/** Outgoing mail without content, newest first. */
export const listMails = endpoint<{ query: MailQuery; reply: Page<OutgoingMailRow> }>({
  id: 'notifications.list-mails',
  method: 'GET',
  path: '/mails',
  summary: 'Outgoing mail, newest first.',
});

export const retryMail = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'notifications.retry-mail',
  method: 'POST',
  path: '/mails/:id/retry',
  summary: 'Sends a failed mail again.',
});
