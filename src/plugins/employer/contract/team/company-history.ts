import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Something that happened to a company, for its owners. */
export interface CompanyEvent {
  readonly companyId: string;
  /** `<plugin>.<what>`: the text is `<plugin>:history.<what>` of the client. */
  readonly kind: string;
  readonly at: Date;
  /** The user who acted; absent for the server. */
  readonly by?: string | undefined;
  /** The user whom it is about. */
  readonly about?: string | undefined;
  /** Values of the text, without personal data: they outlive accounts. */
  readonly details?: Readonly<Record<string, string>> | undefined;
}

/** The history of companies, which their owners read. */
export interface CompanyHistory {
  /** Adds an event in the transaction of the change. */
  readonly record: (transaction: Transaction, event: CompanyEvent) => Promise<void>;
}

export const companyHistory = serviceRef<CompanyHistory>('employer.company-history');
