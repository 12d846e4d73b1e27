import type { Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { OpenedPerson } from '#core/server/plugin/view-source.ts';
import { viewPersonOpened } from './view-audit.ts';
import type { ViewTables } from './view-tables.ts';

/** The most other persons whom the views of one administrator show in a day (UTC). */
const MOST_OPENED = 200;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Counts another person for the administrator of a view, with one event for each view and person.
 *
 * @throws ApiFault view-as.too-many
 */
export async function noteOpening(
  db: Kysely<CoreTables & ViewTables>,
  { viewId, viewerId, openedId, endpoint, audit }: OpenedPerson,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (own, transaction) => {
    // Calls at the same time, also of several views, wait for each other.
    await own.selectFrom('users').select('id').where('id', '=', viewerId).forNoKeyUpdate().execute();
    if (await isFull(own, { viewerId, openedId }, at)) throw new ApiFault('view-as.too-many', undefined, secondsToNextDay(at));
    const isFirst = await own
      .insertInto('user_view_openings')
      .values({ view_id: viewId, opened_id: openedId, opened_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('view_id')
      .executeTakeFirst();
    if (isFirst !== undefined) await audit(transaction, viewPersonOpened, { subjectId: openedId, changes: { endpoint: [null, endpoint] } });
  });
}

/** Whether the administrator has opened as many persons today as one may, without this one. */
async function isFull(
  own: Transaction<CoreTables & ViewTables>,
  { viewerId, openedId }: Pick<OpenedPerson, 'viewerId' | 'openedId'>,
  at: Date,
): Promise<boolean> {
  const today = new Date(at.getTime() - (at.getTime() % DAY_MS));
  const opened = await own
    .selectFrom('user_view_openings')
    .innerJoin('user_views', 'id', 'view_id')
    .select('opened_id')
    .distinct()
    .where('viewer_id', '=', viewerId)
    .where('opened_at', '>=', today)
    .limit(MOST_OPENED + 1)
    .execute();
  return opened.length >= MOST_OPENED && !opened.some(({ opened_id }) => opened_id === openedId);
}

function secondsToNextDay(at: Date): number {
  return Math.ceil((DAY_MS - (at.getTime() % DAY_MS)) / 1000);
}
