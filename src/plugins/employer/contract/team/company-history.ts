import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** What happens to the team of a company, as the plugin `employer` records it. */
export const TEAM_EVENTS = Object.freeze([
  'joined-as-owner',
  'joined-as-recruiter',
  'invited-owner',
  'invited-recruiter',
  'withdrew-invitation',
  'refused-invitation',
  'became-owner',
  'became-recruiter',
  'may-issue',
  'may-not-issue',
  'left',
  'removed',
  'declined-request',
  'inherited',
] as const);

/** Something that happened to a company, for its owners. */
export interface CompanyEvent {
  readonly companyId: string;
  /** `<plugin>.<what>`: the text is `<plugin>:companyEvents.<what>` of the client. */
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
