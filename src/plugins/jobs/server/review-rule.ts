import type { Transaction } from '#core/contract/transaction.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobReview } from '../contract/life-cycle.ts';

/** Which postings administrators review before they are published. */
export interface ReviewRule {
  /** Whether those of verified companies are not reviewed, and those of others are (`JOB_REVIEW=unverified`). */
  readonly byVerification: boolean;
  /** Whether administrators review the postings of a company. In a transaction that has locked the company, it stays so. */
  readonly reviewOf: (companyId: string, transaction?: Transaction) => Promise<JobReview>;
  /** The same for several companies, in one statement. */
  readonly reviewsOf: (companyIds: readonly string[], transaction?: Transaction) => Promise<(companyId: string) => JobReview>;
}

/** @param setting `JOB_REVIEW` */
export function reviewRule(setting: JobReview | 'unverified', companies: Pick<CompanyDirectory, 'verifiedOf'>): ReviewRule {
  const reviewsOf: ReviewRule['reviewsOf'] = async (companyIds, transaction) => {
    if (setting !== 'unverified') return () => setting;
    const verified = new Set(await companies.verifiedOf([...new Set(companyIds)], transaction));
    return (companyId) => (verified.has(companyId) ? 'off' : 'all');
  };
  return {
    byVerification: setting === 'unverified',
    reviewsOf,
    reviewOf: async (companyId, transaction) => (await reviewsOf([companyId], transaction))(companyId),
  };
}
