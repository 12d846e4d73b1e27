import { v7 as uuidv7 } from 'uuid';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import type { Database } from '#core/server/db/database.ts';
import { brokenUniqueConstraint } from '#core/server/db/database-errors.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockFullAdmins } from '#core/server/identity/administrators.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { userIssues } from '../contract/issues.ts';
import type { AdminGroup } from '../contract/schemas.ts';
import { changeMembers, dutiesOf, groupsWithMembers, lockedAdmins, lockedGroup, memberIds } from './group-repository.ts';
import type { AdminCall } from './locked-user.ts';
import { groupCreated, groupDeleted, groupMembersSet, groupUpdated } from './user-actions.ts';
import { dutiesState, type UserNotices } from './user-notices.ts';

export interface AdminGroupsDependencies extends Pick<ServerKernel, 'epoch' | 'now'> {
  readonly db: Database;
  readonly raise: RaiseNotice;
  readonly notices: Pick<UserNotices, 'dutiesChanged'>;
}

/** Name and duties of a group. */
export interface GroupInput {
  readonly name: string;
  readonly duties: readonly string[];
}

/** A change of groups in its transaction, and the administrators whom it may concern. */
interface ToldChange {
  readonly own: Database;
  readonly transaction: Transaction;
  readonly by: string;
  readonly members: readonly string[];
}

type Audit = Pick<AdminCall, 'audit'>;

type GroupCall = Pick<AdminCall, 'actor' | 'audit'>;

/** Groups of administrators and their duties. Duties that no plugin declares are kept and give no right. */
export class AdminGroups {
  readonly #dependencies: AdminGroupsDependencies;

  constructor(dependencies: AdminGroupsDependencies) {
    this.#dependencies = dependencies;
  }

  all(): Promise<AdminGroup[]> {
    return groupsWithMembers(this.#dependencies.db);
  }

  async create({ audit }: Audit, { name, duties }: GroupInput): Promise<AdminGroup> {
    const id = uuidv7();
    await this.#change(async (own, transaction) => {
      const at = this.#dependencies.now();
      const columns = columnsOf({ name, duties });
      await own
        .insertInto('admin_groups')
        .values({ ...columns, id, created_at: at, updated_at: at })
        .execute();
      await audit(transaction, groupCreated, { subjectId: id, changes: { name: [null, name], duties: [[], columns.duties] } });
    });
    return this.#get(id);
  }

  async update(
    { actor, audit }: GroupCall,
    id: string,
    { name, duties, version }: GroupInput & { readonly version: number },
  ): Promise<AdminGroup> {
    await this.#change(async (own, transaction) => {
      const group = await demandGroup(own, id, version);
      const columns = columnsOf({ name, duties });
      await this.#telling({ own, transaction, by: actor.userId, members: await memberIds(own, id) }, async () => {
        await own
          .updateTable('admin_groups')
          .set({ ...columns, version: version + 1, updated_at: this.#dependencies.now() })
          .where('id', '=', id)
          .execute();
      });
      const changes = { name: [group.name, name], duties: [group.duties, columns.duties] } as const;
      if (hasChanged(changes)) await audit(transaction, groupUpdated, { subjectId: id, changes });
    });
    return this.#get(id);
  }

  /** Its members lose the duties that no other group of theirs has. */
  async delete({ actor, audit }: GroupCall, id: string): Promise<void> {
    await this.#change(async (own, transaction) => {
      const { name, duties } = await demandGroup(own, id);
      const members = await memberIds(own, id);
      await this.#telling({ own, transaction, by: actor.userId, members }, async () => {
        await own.deleteFrom('admin_groups').where('id', '=', id).execute();
      });
      const changes = { name: [name, null], duties: [duties, []], members: [members, []] } as const;
      await audit(transaction, groupDeleted, { subjectId: id, changes });
    });
  }

  /** @throws ApiFault invalid with an issue at each user who is not an administrator */
  async setMembers(
    { actor, audit }: GroupCall,
    id: string,
    { userIds, version }: { readonly userIds: readonly string[]; readonly version: number },
  ): Promise<AdminGroup> {
    await this.#change(async (own, transaction) => {
      // So that no member loses the role meanwhile.
      await lockFullAdmins(own);
      await demandGroup(own, id, version);
      const admins = await lockedAdmins(own, userIds);
      const issues = userIds.flatMap((userId, at) =>
        admins.has(userId) ? [] : [issueAt(`userIds.${at}`, userIssues['users.not-an-admin'])],
      );
      if (issues.length > 0) throw new ApiFault('invalid', issues);
      const before = new Set(await memberIds(own, id));
      const added = [...admins].filter((userId) => !before.has(userId));
      const removed = [...before].filter((userId) => !admins.has(userId));
      await this.#telling({ own, transaction, by: actor.userId, members: [...added, ...removed] }, () =>
        changeMembers(own, id, { added, removed }),
      );
      await own
        .updateTable('admin_groups')
        .set({ version: version + 1, updated_at: this.#dependencies.now() })
        .where('id', '=', id)
        .execute();
      const changes = { added: [[], added], removed: [[], removed] } as const;
      if (hasChanged(changes)) await audit(transaction, groupMembersSet, { subjectId: id, changes });
    });
    return this.#get(id);
  }

  async #change(work: (own: Database, transaction: Transaction) => Promise<void>): Promise<void> {
    const { db, epoch } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      await work(own, transaction);
      await epoch.raise(transaction);
    }).catch((error: unknown) => {
      throw brokenUniqueConstraint(error) === 'admin_groups_name_key_key' ? new ApiFault('users.group-name-taken') : error;
    });
  }

  /** Makes a change, and tells those whose duties it changes. */
  async #telling({ own, transaction, by, members }: ToldChange, change: () => Promise<void>): Promise<void> {
    const { raise, notices } = this.#dependencies;
    const before = await dutiesOf(own, members);
    await change();
    const after = await dutiesOf(own, members);
    for (const [userId, duties] of after) {
      const from = dutiesState(before.get(userId) ?? []);
      if (from === dutiesState(duties)) continue;
      await raise(transaction, notices.dutiesChanged, {
        to: { users: [userId] },
        about: userId,
        params: { duties: [...duties] },
        by,
        from,
      });
    }
  }

  async #get(id: string): Promise<AdminGroup> {
    const [group] = await groupsWithMembers(this.#dependencies.db, id);
    if (group === undefined) throw new ApiFault('not-found');
    return group;
  }
}

async function demandGroup(db: Database, id: string, version?: number) {
  const group = await lockedGroup(db, id);
  if (group === undefined) throw new ApiFault('not-found');
  if (version !== undefined && version !== group.version) throw new ApiFault('conflict');
  return group;
}

function columnsOf({ name, duties }: GroupInput) {
  return { name, name_key: textKey(name), duties: [...new Set(duties)].sort() };
}
