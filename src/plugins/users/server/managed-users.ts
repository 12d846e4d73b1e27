import type { Selectable } from 'kysely';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { UsersTable } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ManagedUser, Suspension } from '../contract/schemas.ts';
import type { UserReferences } from '../contract/user-references.ts';
import type { AdminCall } from './locked-user.ts';
import type { RoleChanges } from './role-changes.ts';
import { lastSeen } from './user-list.ts';
import type { UsersDatabase } from './user-tables.ts';

export interface ManagedUsersDependencies {
  readonly db: UsersDatabase;
  /** A function, because plugins have contributed their references only when the server runs. */
  readonly references: () => readonly UserReferences[];
  readonly roles: Pick<RoleChanges, 'obstaclesOf'>;
}

/** Single users, as administrators see them. */
export class ManagedUsers {
  readonly #dependencies: ManagedUsersDependencies;

  constructor(dependencies: ManagedUsersDependencies) {
    this.#dependencies = dependencies;
  }

  async get({ actor, abilities }: Pick<AdminCall, 'actor' | 'abilities'>, id: string): Promise<ManagedUser> {
    const { db, references, roles } = this.#dependencies;
    const row = await managedRow(db, id);
    if (row === undefined) throw new ApiFault('not-found');
    const found = await Promise.all(references().map(async ({ facts }) => (await facts?.(id)) ?? []));
    return {
      id,
      name: row.name,
      email: row.email,
      role: row.role,
      isFullAdmin: row.is_full_admin,
      status: row.status,
      groups: row.role === 'admin' ? await groupsOf(db, id) : [],
      joinedAt: row.created_at.toISOString(),
      lastSeenAt: lastSeen(row.last_seen_at),
      isEmailConfirmed: row.email_verified,
      sessions: row.sessions ?? 0,
      suspension: suspensionIn(row),
      facts: found.flat(),
      roleObstacles: [...(await roles.obstaclesOf(row))],
      version: row.version,
      may: rightsOn(abilities, { isSelf: id === actor.userId, isAdmin: row.role === 'admin', isSuspended: row.status === 'suspended' }),
    };
  }
}

interface Target {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
}

function rightsOn(abilities: Abilities, { isSelf, isAdmin, isSuspended }: Target): ManagedUser['may'] {
  const mayChange = !isSelf && abilities.may('update', 'user', { isAdmin });
  const mayView = !isSelf && !isAdmin && !isSuspended && abilities.mayInGeneral('view-as', 'user');
  return { suspend: mayChange, changeRole: mayChange, endSessions: mayChange, viewAs: mayView };
}

interface SuspensionColumns extends Pick<Selectable<UsersTable>, 'suspended_for' | 'suspended_at'> {
  readonly note: string | null;
  readonly by_name: string | null;
  readonly by_email: string | null;
}

function suspensionIn({ suspended_for, suspended_at, note, by_name, by_email }: SuspensionColumns): Suspension | null {
  if (suspended_for === null || suspended_at === null) return null;
  return { reason: suspended_for, note: note ?? '', since: suspended_at.toISOString(), by: by_name || by_email };
}

function managedRow(db: UsersDatabase, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('user_suspensions as suspension', 'suspension.user_id', 'users.id')
    .leftJoin('users as suspender', 'suspender.id', 'suspension.suspended_by')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified',
      'users.role',
      'users.is_full_admin',
      'users.status',
      'users.suspended_for',
      'users.suspended_at',
      'users.created_at',
      'users.last_seen_at',
      'users.version',
      'suspension.note',
      'suspender.name as by_name',
      'suspender.email as by_email',
    ])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('sessions'),
    )
    .where('users.id', '=', id)
    .executeTakeFirst();
}

function groupsOf(db: UsersDatabase, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('admin_groups')
    .innerJoin('admin_group_members', 'group_id', 'id')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();
}
