import type { Selectable } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import type { ApplicationsDatabase, ApplicationTables, ApplicationTermsTable } from '../application-tables.ts';

/** What a posting asks of those who apply. */
export async function termsOf(db: ApplicationsDatabase, jobId: string): Promise<Terms> {
  return toTerms(await db.selectFrom('application_terms').selectAll().where('job_id', '=', jobId).executeTakeFirst());
}

/** The same, with a lock: they do not change before the transaction ends. The transaction has locked the posting. */
export async function lockedTerms(transaction: Transaction, jobId: string): Promise<Terms> {
  const row = tablesIn<ApplicationTables>(transaction).selectFrom('application_terms').selectAll().where('job_id', '=', jobId);
  return toTerms(await row.forShare().executeTakeFirst());
}

/** Saves terms. Returns `false` when the stored version is another one than theirs. */
export async function storeTerms(transaction: Transaction, jobId: string, terms: Terms): Promise<boolean> {
  const { message, cv, mayApplyAgain, questions, version } = terms;
  const db = tablesIn<ApplicationTables>(transaction);
  const values = { message, cv, may_apply_again: mayApplyAgain, questions: JSON.stringify(questions), version: version + 1 };
  if (version === 0) {
    const insert = db.insertInto('application_terms').values({ ...values, job_id: jobId });
    return (
      (await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst()) !== undefined
    );
  }
  const update = db.updateTable('application_terms').set(values).where('job_id', '=', jobId).where('version', '=', version);
  return (await update.returning('version').executeTakeFirst()) !== undefined;
}

/** Gives a copied posting the terms of the other one. */
export async function copyTerms(transaction: Transaction, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await tablesIn<ApplicationTables>(transaction)
    .insertInto('application_terms')
    .columns(['job_id', 'message', 'cv', 'may_apply_again', 'questions', 'version'])
    .expression((eb) =>
      eb
        .selectFrom('application_terms')
        .select(({ val, lit }) => [
          val(to).$castTo<string>().as('job_id'),
          'message',
          'cv',
          'may_apply_again',
          'questions',
          lit(1).as('version'),
        ])
        .where('job_id', '=', from),
    )
    .execute();
}

function toTerms(row: Selectable<ApplicationTermsTable> | undefined): Terms {
  if (row === undefined) return USUAL_TERMS;
  const { message, cv, may_apply_again, questions, version } = row;
  return { message, cv, mayApplyAgain: may_apply_again, questions, version };
}
