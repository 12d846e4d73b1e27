import type { ColumnType, Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { VerificationState, VerifiedWay } from '#plugins/employer/contract/verified.ts';
import type { DecisionReason, DnsAnswer, EndingReason } from '../contract/verification.ts';

/** See the migration `company-verification/0001-create`. */
export interface CompanyVerificationsTable {
  company_id: string;
  state: Exclude<VerificationState, 'none'>;
  way: VerifiedWay;
  domain: string | null;
  token: string;
  message: Generated<string>;
  reasons: ColumnType<(DecisionReason | EndingReason)[], (DecisionReason | EndingReason)[] | undefined>;
  note: Generated<string>;
  needs_papers: Generated<boolean>;
  asked_at: Date;
  since: Date;
  decided_by: string | null;
  papers_until: Date | null;
  checked_at: Date | null;
  answer: DnsAnswer | null;
  missing_since: Date | null;
  misses: Generated<number>;
  look_at: Date | null;
  /** How it stood before the decision of an administrator, until anything else changes it. */
  before: JSONColumnType<VerificationBefore | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

/** What a decision changes of a row. Times are in ISO 8601. */
export interface VerificationBefore {
  readonly state: 'pending' | 'verified';
  readonly reasons: readonly (DecisionReason | EndingReason)[];
  readonly note: string;
  readonly needs_papers: boolean;
  readonly since: string;
  readonly decided_by: string | null;
  readonly papers_until: string | null;
  readonly missing_since: string | null;
  readonly misses: number;
  readonly look_at: string | null;
}

export type VerificationTables = {
  company_verifications: CompanyVerificationsTable;
};

export type VerificationDatabase = Kysely<CoreTables & VerificationTables>;

export type VerificationTransaction = Transaction<CoreTables & VerificationTables>;

export type VerificationRow = Selectable<CompanyVerificationsTable>;

export type NewVerificationRow = Insertable<CompanyVerificationsTable>;
