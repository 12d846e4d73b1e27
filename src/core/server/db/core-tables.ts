import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#core/contract/actor.ts';

/** Ours is the id and the role; the identity provider knows the password. */
export interface UsersTable {
  /** UUIDv7, made by us. */
  id: string;
  /** The identity provider's id of the user. */
  identity_uid: string;
  /** As verified by the identity provider, in lower case. */
  email: string;
  name: string;
  role: Role | null;
  status: ColumnType<'active' | 'suspended', 'active' | 'suspended' | undefined>;
  /** Tokens whose `auth_time` lies before this instant are refused: set when the password changes or sessions are ended. */
  sessions_valid_from: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Tables that belong to the core. */
export interface CoreTables {
  users: UsersTable;
}
