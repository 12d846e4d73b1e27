import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { listNotices } from '../contract/endpoints.ts';

export const notices = entityKind<ShownNotice>('notifications.notices', ({ id }) => id);

/** What the bell shows. Each opening of its panel asks again. */
export const newestNotices = keptList({ call: listNotices, rows: notices, pageSize: 10, isFresh: true });
