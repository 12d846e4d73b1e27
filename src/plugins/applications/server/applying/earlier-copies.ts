import { inTransaction } from '#core/server/db/transaction.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { ApplicationsDatabase } from '../application-tables.ts';
import { markOutdated } from '../search/search-rows.ts';
import { type Copies, markCopied } from './copies.ts';
import { lockCandidate } from './stored-drafts.ts';

const BATCH = 100;

/** Applications that were sent before copies were made get theirs from what is there now. After that, it finds nothing any more. */
export function earlierCopies(db: ApplicationsDatabase, copies: Pick<Copies, 'make'>): Schedule {
  const copyOne = (id: string, candidateId: string): Promise<void> =>
    inTransaction(db, async (own, transaction) => {
      await lockCandidate(own, candidateId);
      const row = own.selectFrom('job_applications').select(['job_id', 'message']).where('id', '=', id).where('has_copy', '=', false);
      const application = await row.forUpdate().executeTakeFirst();
      if (application === undefined) return;
      const { job_id: jobId, message } = application;
      const sent = { jobId, candidateId, input: { message }, terms: USUAL_TERMS, draftFiles: new Set<string>(), isEarlier: true };
      await copies.make(transaction, id, sent);
      await markCopied(transaction, id);
      await markOutdated(transaction, id);
    });
  return {
    name: 'applications.copy-earlier',
    cron: '*/30 * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      for (let after: string | undefined; ; ) {
        const rows = await db
          .selectFrom('job_applications')
          .select(['id', 'candidate_id'])
          .where('has_copy', '=', false)
          .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
          .orderBy('id')
          .limit(BATCH)
          .execute();
        for (const { id, candidate_id } of rows) {
          signal.throwIfAborted();
          // One that fails does not keep the others from their copies.
          await copyOne(id, candidate_id).catch((error: unknown) =>
            log.error({ err: error, application: id }, 'The copy of an application failed'),
          );
        }
        after = rows.at(-1)?.id;
        if (rows.length < BATCH) return;
      }
    },
  };
}
