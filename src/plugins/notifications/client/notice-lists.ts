import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { NOTICE_GROUP_NAMES } from '#core/contract/notices/notice-groups.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { oneOfParam } from '#core/contract/param-type.ts';
import { listNotices } from '../contract/endpoints.ts';

export const notices = entityKind<ShownNotice>('notifications.notices', ({ id }) => id);

/** What the bell shows. Each opening of its panel asks again. */
export const newestNotices = keptList({ call: listNotices, rows: notices, pageSize: 10, isFresh: true });

const filters = addressFilters({ filter: oneOfParam('unread'), group: oneOfParam(...NOTICE_GROUP_NAMES) });

/** All notices of the user, which arrive while the page is open. */
export const noticeList = keptList({ call: listNotices, rows: notices, filters, isFresh: true });
