import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** What says which company it is. */
export interface CompanyIdentity {
  readonly id: string;
  readonly name: string;
  readonly legalName: string | null;
  readonly registrationNumber: string | null;
  readonly website: string | null;
}

/** What a server plugin with data about companies knows of them and does with them. */
export interface CompanyReferences {
  /** The company got another name. Called in the transaction that saves it, for plugins with copies of the name. */
  readonly renamed?: (transaction: Transaction, companyId: string, name: string) => Promise<void>;
  /**
   * The company has lost its last member. Called in the same transaction. Deletes the data that no other plugin needs, and resolves with
   * whether remaining data refers to the company. If so, its name stays, and nothing else.
   */
  readonly abandoned?: (transaction: Transaction, companyId: string) => Promise<boolean>;
  /** Whether data of the plugin needs the company. An administrator deletes only a company that no plugin needs. It is locked. */
  readonly needs?: (transaction: Transaction, companyId: string) => Promise<boolean>;
  /** The first active member has come, or the last one has left while others stay. Called in the same transaction. */
  readonly readersChanged?: (transaction: Transaction, companyId: string) => Promise<void>;
  /** The facts of the company were changed. The company is locked. Called in the transaction that saves them, also where they stayed the same. */
  readonly changed?: (transaction: Transaction, before: CompanyIdentity, after: CompanyIdentity) => Promise<void>;
  /** The company was verified, or is not verified any more. The company is locked. Called in the same transaction. */
  readonly verified?: (transaction: Transaction, companyId: string, isVerified: boolean) => Promise<void>;
}

/** Server plugins with data about companies add themselves here. */
export const companyReferences = extensionPoint<CompanyReferences>('employer.company-references');
