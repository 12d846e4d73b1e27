import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { ImportScope, PostingWork } from '../../contract/posting-imports.ts';
import type { JobsTransaction } from '../job-tables.ts';
import type { ReviewRule } from '../review-rule.ts';

export interface WriterDependencies {
  readonly companies: Pick<CompanyDirectory, 'lockedNames' | 'ensureNamed'>;
  readonly catalogue: MasterCatalogue;
  readonly review: ReviewRule;
}

/** One transaction of an import. */
export interface ImportWork extends PostingWork {
  readonly db: JobsTransaction;
  readonly place: Pick<ImportScope, 'by' | 'company'>;
}
