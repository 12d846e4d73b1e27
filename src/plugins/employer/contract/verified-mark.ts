import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { VerificationState, VerifiedWay } from './verified.ts';

/** How the verification of a company stands. */
export type VerificationMark =
  | { readonly state: 'verified'; readonly at: Date; readonly way: VerifiedWay }
  | {
      readonly state: Exclude<VerificationState, 'verified'>;
      /** Since when an administrator has to decide about it. */
      readonly waitingSince?: Date;
    };

/** Writes how the verifications of companies stand, for the plugin that verifies them. */
export interface VerifiedMark {
  /**
   * The caller has locked the company. Plugins that listen at `employer.company-references` learn in the same transaction that it was
   * verified, or is not verified any more.
   */
  readonly set: (transaction: Transaction, companyId: string, mark: VerificationMark) => Promise<void>;
}

export const verifiedMark = serviceRef<VerifiedMark>('employer.verified-mark');
