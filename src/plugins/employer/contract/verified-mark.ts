import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { VerifiedWay } from './verified.ts';

/** Writes which companies are verified, for the plugin that verifies them. */
export interface VerifiedMark {
  /**
   * Marks a company as verified, or ends this with `null`. The caller has locked the company. Plugins that listen at
   * `employer.company-references` learn of it in the same transaction.
   */
  readonly set: (
    transaction: Transaction,
    companyId: string,
    mark: { readonly at: Date; readonly way: VerifiedWay } | null,
  ) => Promise<void>;
}

export const verifiedMark = serviceRef<VerifiedMark>('employer.verified-mark');
