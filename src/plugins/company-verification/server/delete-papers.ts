import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import { PAPERS_USE } from '../contract/file-purposes.ts';
import { withLocked } from './locked-verification.ts';
import type { VerificationsDependencies } from './verifications.ts';

/** Companies whose papers one run of the loop lets go. */
const PORTION = 100;

/** Lets go of papers whose time is over. The storage deletes files that nothing uses. */
export function deletePapers(dependencies: Pick<VerificationsDependencies, 'db' | 'companies' | 'files' | 'now'>): Schedule {
  return {
    name: 'company-verification.delete-papers',
    cron: '25 2 * * *',
    run: async (job) => void (await inPortions(job, () => portion(dependencies))),
  };
}

async function portion({ db, companies, files, now }: Parameters<typeof deletePapers>[0]): Promise<number> {
  const over = await db
    .selectFrom('company_verifications')
    .select('company_id')
    .where('papers_until', '<=', now())
    .orderBy('papers_until')
    .limit(PORTION)
    .execute();
  for (const { company_id: id } of over) {
    await withLocked({ db, companies }, id, async ({ own, transaction, row }) => {
      // Other papers may have been sent meanwhile.
      if (row === undefined || row.papers_until === null || row.papers_until > now()) return;
      const use = { use: PAPERS_USE, useId: id };
      const papers = await files.usedBy(use, transaction);
      await files.release(
        transaction,
        use,
        papers.map((paper) => paper.id),
      );
      await own.updateTable('company_verifications').set({ papers_until: null, message: '' }).where('company_id', '=', id).execute();
    });
  }
  return over.length;
}
