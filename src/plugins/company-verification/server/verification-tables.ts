import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { VerifiedWay } from '#plugins/employer/contract/verified.ts';
import type { DecisionReason, DnsAnswer, EndingReason, VerificationState } from '../contract/verification.ts';

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
  version: Generated<number>;
}

export type VerificationTables = {
  company_verifications: CompanyVerificationsTable;
};

export type VerificationDatabase = Kysely<CoreTables & VerificationTables>;

export type VerificationTransaction = Transaction<CoreTables & VerificationTables>;

export type VerificationRow = Selectable<CompanyVerificationsTable>;

export type NewVerificationRow = Insertable<CompanyVerificationsTable>;
