import { extensionPoint } from '#core/contract/extension-point.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** A company as other plugins refer to it. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** What other server plugins may ask about companies. */
export interface CompanyDirectory {
  /** Ids of the companies of which the user is a member, oldest membership first. */
  readonly companiesOf: (userId: string) => Promise<readonly string[]>;
  readonly isMember: (userId: string, companyId: string) => Promise<boolean>;
  /** Ids of the companies of which the user is the only member. */
  readonly companiesOnlyOf: (userId: string) => Promise<readonly string[]>;
  /**
   * The names of companies by id, without those that do not exist. They stay as they are until the transaction ends: a rename
   * waits. Copies of a name are written in the transaction that read it here.
   */
  readonly lockedNames: (transaction: Transaction, companyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /**
   * The companies that an import names, by the name it gave; those not there yet are created without members. Names are
   * compared without case: a company keeps the name under which it came first.
   */
  readonly ensureNamed: (names: readonly string[]) => Promise<ReadonlyMap<string, NamedCompany>>;
}

/** Companies, their members and their names, for other server plugins. */
export const companyDirectory = serviceRef<CompanyDirectory>('employer.company-directory');

/** Is told when a company gets another name, inside the same transaction. */
export interface CompanyNameListener {
  readonly renamed: (transaction: Transaction, companyId: string, name: string) => Promise<void>;
}

/** Where server plugins that keep copies of company names are told of changes. */
export const companyNameListeners = extensionPoint<CompanyNameListener>('employer.company-name-listeners');

/** Is told when a company has lost its last member, inside the same transaction. */
export interface CompanyAbandonedListener {
  /** Removes what no other plugin needs; resolves with whether something stays that names the company. */
  readonly abandoned: (transaction: Transaction, companyId: string) => Promise<boolean>;
}

/** Where server plugins are told that a company has lost its last member. It stays, as a bare name, as long as one of them needs it. */
export const companyAbandonedListeners = extensionPoint<CompanyAbandonedListener>('employer.company-abandoned-listeners');
