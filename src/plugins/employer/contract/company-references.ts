import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** What a server plugin with data about companies knows of them and does with them. */
export interface CompanyReferences {
  /** The company got another name. Called in the transaction that saves it, for plugins with copies of the name. */
  readonly renamed?: (transaction: Transaction, companyId: string, name: string) => Promise<void>;
  /**
   * The company has lost its last member. Called in the same transaction. Deletes the data that no other plugin needs, and resolves with
   * whether remaining data refers to the company. If so, its name stays, and nothing else.
   */
  readonly abandoned?: (transaction: Transaction, companyId: string) => Promise<boolean>;
  /** The first active member has come, or the last one has left while others stay. Called in the same transaction. */
  readonly readersChanged?: (transaction: Transaction, companyId: string) => Promise<void>;
  /** Those of the companies that are verified, of a plugin that verifies companies. */
  readonly verifiedOf?: (companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Server plugins with data about companies add themselves here. */
export const companyReferences = extensionPoint<CompanyReferences>('employer.company-references');
