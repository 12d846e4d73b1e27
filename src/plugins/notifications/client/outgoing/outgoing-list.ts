import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { MAIL_STATES } from '#core/contract/notices/mail-states.ts';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import { oneOfParam } from '#core/contract/param-type.ts';
import { listMails } from '../../contract/endpoints.ts';

export const mails = entityKind<OutgoingMailRow>('notifications.mails', ({ id }) => id);

/** The mails of the site, which are sent while the page is open. */
export const mailList = keptList({
  call: listMails,
  rows: mails,
  filters: addressFilters({ state: oneOfParam(...MAIL_STATES) }),
  isFresh: true,
});
