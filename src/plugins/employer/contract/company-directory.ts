import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { CompanyPlace } from './company-part-schemas.ts';
import type { CompanyIdentity } from './company-references.ts';
import type { CompanyRole } from './team/company-roles.ts';
import type { Verified } from './verified.ts';

/** The id and the name of a company. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** A company of a user. */
export interface MemberCompany extends NamedCompany {
  /** Whether it has a member besides the user who is not suspended. */
  readonly hasActiveOthers: boolean;
}

/** What stands beside the name of a company. */
export interface CompanyMarks {
  readonly logoFileId?: string;
  readonly verified?: Verified;
}

/** Queries about companies for other server plugins. */
export interface CompanyDirectory {
  /** Ids of the companies of which the user is a member, oldest membership first. */
  readonly companiesOf: (userId: string) => Promise<readonly string[]>;
  /** Ids of the companies that have members, in the order of the ids: at most `limit`, and only those after `after`. */
  readonly withMembers: (after: string | undefined, limit: number) => Promise<readonly string[]>;
  readonly isMember: (userId: string, companyId: string) => Promise<boolean>;
  /** What the user may do for the company; `undefined` for a user who is no member. */
  readonly roleOf: (userId: string, companyId: string) => Promise<CompanyRole | undefined>;
  /** Whether the user decides about credentials of the company: owners, and recruiters to whom an owner gave this. */
  readonly mayIssue: (userId: string, companyId: string) => Promise<boolean>;
  /** Ids of the users who are members of the company. */
  readonly membersOf: (transaction: Transaction, companyId: string) => Promise<readonly string[]>;
  /** Ids of the members who decide about credentials of the company. */
  readonly issuersOf: (transaction: Transaction, companyId: string) => Promise<readonly string[]>;
  /** Ids of the users who own the company. */
  readonly ownersOf: (transaction: Transaction, companyId: string) => Promise<readonly string[]>;
  /**
   * What says which company it is. With a transaction, the row is locked against changes until the transaction ends, and before it the members
   * against the deletion of their accounts, because notices refer to them.
   */
  readonly identityOf: (companyId: string, transaction?: Transaction) => Promise<CompanyIdentity | undefined>;
  /** How many members companies have, by id, without companies that have none. */
  readonly memberCountsOf: (companyIds: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, number>>;
  /** Those of the companies of which an active user is a member. */
  readonly withActiveMembers: (companyIds: readonly string[], transaction?: Transaction) => Promise<ReadonlySet<string>>;
  /** The files of the logos of companies and whether they are verified, by id, without companies that have neither. Everybody may see them. */
  readonly marksOf: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, CompanyMarks>>;
  /** The addresses of the websites of companies by id, without companies that have none. */
  readonly websitesOf: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The places of companies by id, without companies that name none. */
  readonly placesOf: (companyIds: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, readonly CompanyPlace[]>>;
  /** Those of the companies that are verified. */
  readonly verifiedOf: (companyIds: readonly string[], transaction?: Transaction) => Promise<readonly string[]>;
  /** Ids of the companies of which the user is the only member. */
  readonly companiesOnlyOf: (userId: string) => Promise<readonly string[]>;
  /**
   * The names of companies by id, without missing companies. The rows are locked, so a rename waits until the transaction ends.
   * A plugin writes its copies of a name in the transaction that reads the name here.
   */
  readonly lockedNames: (transaction: Transaction, companyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The companies of a user. The rows are locked, so a rename waits until the transaction ends. */
  readonly lockedOfMember: (transaction: Transaction, userId: string) => Promise<readonly MemberCompany[]>;
  /** Whether the company has members and all of them are suspended. */
  readonly isSuspended: (transaction: Transaction, companyId: string) => Promise<boolean>;
  /**
   * The companies of an import, by the given name. Missing companies are created without members. Names are compared without
   * case, and a company keeps the spelling of its first import. Without a transaction it has one of its own.
   */
  readonly ensureNamed: (names: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, NamedCompany>>;
  /** The companies that {@link ensureNamed} would not create, by the given name. */
  readonly findNamed: (names: readonly string[]) => Promise<ReadonlyMap<string, NamedCompany>>;
  /** The names of companies by id, without missing companies. */
  readonly namesOf: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Companies, their members and their names, for other server plugins. */
export const companyDirectory = serviceRef<CompanyDirectory>('employer.company-directory');
