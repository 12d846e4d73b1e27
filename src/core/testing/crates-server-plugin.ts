import path from 'node:path';
import { instantSchema, lineSchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineNotice, type NoticeEvent, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import type { Notices } from '#core/server/notices/notices.ts';
import { defineServerPlugin, type ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import type { TestServer } from './server-kit.ts';

const crate = lineSchema(1, 200);
const movedParams = z.strictObject({ crate, place: z.enum(['garden', 'house', 'cellar']) });

/** A crate was moved. It is told after 20 seconds, so that a move may be undone. */
export const crateMoved = defineNotice({
  kind: 'crates.moved',
  group: 'applications',
  roles: ['candidate'],
  params: movedParams,
  mail: 'instant',
  waitSeconds: 20,
  opens: () => '/crates',
  state: ({ place }) => place,
  variant: ({ place }) => place,
});

/** Apples were put into a crate. */
export const crateFilled = defineNotice({
  kind: 'crates.filled',
  group: 'applicants',
  roles: ['employer'],
  params: z.strictObject({ crate }),
  mail: 'daily',
  merges: true,
  opens: () => '/crates',
});

/** For the administrators with the duty `crates`. */
export const cratesCounted = defineNotice({
  kind: 'crates.counted',
  group: 'reviews',
  roles: ['admin'],
  params: z.strictObject({}),
  mail: 'weekly',
});

/** A crate is lost, also for addresses of nobody. */
export const crateLost = defineNotice({
  kind: 'crates.lost',
  group: 'answers',
  roles: ['candidate', 'employer', 'admin'],
  params: z.strictObject({ crate }),
  mail: 'instant',
  still: async (params) => (params.crate === 'found again' ? undefined : params),
});

/** A crate is due at an instant. */
export const crateDue = defineNotice({
  kind: 'crates.due',
  group: 'applications',
  roles: ['candidate'],
  params: z.strictObject({ at: instantSchema }),
  mail: 'never',
});

/** A plugin with kinds of notices for tests, and what its kernel offers. */
export function cratesServerPlugin(): { readonly plugin: ServerPlugin; readonly notices: () => Notices } {
  let notices: Notices | undefined;
  const plugin = defineServerPlugin({
    id: 'crates',
    duties: ['crates'],
    noticeWords: path.join(import.meta.dirname, 'notice-words'),
    setup: (kernel) => {
      notices = kernel.notices;
      return { notices: [crateMoved, crateFilled, cratesCounted, crateDue, crateLost] };
    },
  });
  return {
    plugin,
    notices: () => {
      if (notices === undefined) throw new Error('The server of the tests has not started.');
      return notices;
    },
  };
}

/** Raises a notice in a transaction of its own. */
export function raiseIn<Params extends object>(
  api: Pick<TestServer, 'db'>,
  notices: Notices,
  kind: NoticeKind<Params>,
  event: NoInfer<NoticeEvent<Params>>,
): Promise<void> {
  return inTransaction(api.db, (_own, transaction) => notices.raise(transaction, kind, event));
}
