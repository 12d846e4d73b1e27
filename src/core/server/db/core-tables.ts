import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#core/contract/actor.ts';

/** Ours is the id and the role; the identity provider knows the password. */
export interface UsersTable {
  /** UUIDv7, made by us. */
  id: string;
  /** The identity provider's id of the user. */
  identity_uid: string;
  /** As the identity provider gives it, in lower case. */
  email: string;
  /** Whether the identity provider has confirmed the address; false until a token tells. */
  email_verified: Generated<boolean>;
  name: string;
  role: Role | null;
  status: ColumnType<'active' | 'suspended', 'active' | 'suspended' | undefined>;
  /** Tokens whose `auth_time` lies before this instant are refused: set when the password changes or sessions are ended. */
  sessions_valid_from: Generated<Date>;
  /** The `auth_time` that counts although it lies before: of whoever ended all other sessions. */
  kept_session: Date | null;
  /** Each `auth_time` that was ended by itself. */
  ended_sessions: Generated<Date[]>;
  /** When the token was issued that name, address and its confirmation were taken from; older ones tell nothing new. */
  profile_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Sign-ins that are or were in use, to be shown to whose they are. No IP address, no place. */
export interface SessionsTable {
  /** UUIDv7. */
  id: string;
  user_id: string;
  /** When somebody signed in (claim `auth_time`); with the user it names the session. */
  auth_time: Date;
  /** The header `User-Agent` as it came last. */
  user_agent: string;
  /** To five minutes, like `last_seen`. */
  first_seen: Date;
  last_seen: Date;
}

/** Accounts that were deleted here, until the identity provider has deleted them too and no token of theirs is left. */
export interface RemovedIdentitiesTable {
  identity_uid: string;
  removed_at: Date;
  /** When the provider had deleted it; `null` as long as it has not. */
  completed_at: Date | null;
}

/** How many requests a sender made in a window of time; counted here where several servers count together. */
export interface RateLimitsTable {
  /** Name of the limit, and a hash of the sender. */
  key: string;
  hits: number;
  /** When the count begins anew. */
  ends_at: Date;
}

/** With which secret key the database is used; one row at most. */
export interface SecretFingerprintTable {
  only_row: Generated<true>;
  /** Made from the key by a one-way function. */
  fingerprint: string;
}

/** Tables that belong to the core. */
export interface CoreTables {
  users: UsersTable;
  sessions: SessionsTable;
  removed_identities: RemovedIdentitiesTable;
  rate_limits: RateLimitsTable;
  secret_fingerprint: SecretFingerprintTable;
}
