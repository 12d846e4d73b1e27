import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { AchievementState } from '../contract/achievement.ts';
import type { CredentialAction, CredentialState, Side } from '../contract/credential-states.ts';
import type { IssuerState, KeyState } from '../contract/issuer.ts';
import type { AchievementInput, Evidence } from '../contract/schemas.ts';

/** Companies that asked to issue credentials. */
export interface CredentialIssuersTable {
  /** UUIDv7. */
  id: string;
  company_id: string;
  name: string;
  /** Another name for which the company asked, until an administrator decides. */
  asked_name: string | null;
  /** The names as searches compare them. */
  name_key: string;
  /** The origin of the addresses in new credentials; empty for a demonstration. */
  origin: string;
  status: IssuerState;
  reason: string;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

/** Keys of issuers. They are never deleted, because credentials name them. */
export interface IssuerKeysTable {
  id: string;
  issuer_id: string;
  kid: string;
  public_jwk: JSONColumnType<Readonly<Record<string, string>>>;
  /** See `sealKey`; `null` after the company lost its last member. */
  sealed: Buffer | null;
  status: KeyState;
  valid_from: Date;
  valid_to: Date | null;
  compromised_from: Date | null;
}

export interface AchievementsTable {
  id: string;
  issuer_id: string;
  status: AchievementState;
  /** The newest row of `achievement_versions`. */
  latest: number;
  version: Generated<number>;
  created_at: Date;
}

/** The texts of achievements. A credential names the version that it attests. */
export interface AchievementVersionsTable {
  achievement_id: string;
  number: number;
  document: JSONColumnType<AchievementInput>;
  created_at: Date;
}

export interface CredentialsTable {
  id: string;
  issuer_id: string;
  achievement_id: string;
  achievement_version: number;
  /** The credential whose place an offer takes when it is accepted. */
  renews_id: string | null;
  /** `null` while nobody has confirmed the address of an offer, and after the account was deleted. */
  recipient_id: string | null;
  /** The address to which the offer was sent, in lower case; `null` for an offer to an applicant. */
  offered_to: string | null;
  status: CredentialState;
  is_hidden: Generated<boolean>;
  note: string;
  evidence: JSONColumnType<readonly Evidence[]>;
  result: string;
  reason: string;
  /** The columns from here to `sha256` are set when it is signed. This is the name of the issuer at that time. */
  issuer_name: string | null;
  subject: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  key_id: string | null;
  list_id: string | null;
  list_index: number | null;
  sha256: Buffer | null;
  /** `null` after the account was deleted. */
  jwt: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** What was done with credentials; append-only. */
export interface CredentialEventsTable {
  credential_id: string;
  seq: number;
  action: CredentialAction | 'request';
  side: Side;
  /** `null` when the account was deleted. */
  actor_id: string | null;
  reason: string;
  at: Date;
}

export interface StatusListsTable {
  id: string;
  issuer_id: string;
  bits: Buffer;
  /** How many indexes are taken. A list that is half full gets no more. */
  taken: number;
  /** The signed list; `null` until it is signed for the first time. */
  jwt: string | null;
  /** Whether the bits are newer than the signed list. */
  is_dirty: boolean;
  updated_at: ColumnType<Date, Date, Date>;
}

export type PassportTables = {
  credential_issuers: CredentialIssuersTable;
  issuer_keys: IssuerKeysTable;
  achievements: AchievementsTable;
  achievement_versions: AchievementVersionsTable;
  credentials: CredentialsTable;
  credential_events: CredentialEventsTable;
  status_lists: StatusListsTable;
};

export type PassportDatabase = Kysely<CoreTables & PassportTables>;

export type PassportTransaction = Transaction<CoreTables & PassportTables>;
