import path from 'node:path';
import { getEpochContract, getMeContract } from '#core/contract/me-schema.ts';
import { putPlaceContract } from '#core/contract/reader-place-schema.ts';
import { recordCut } from '../audit/core-actions.ts';
import { applyRetention } from '../audit/retention.ts';
import { adminGrant, adminList, adminRevoke } from '../commands/admin-commands.ts';
import { auditVerify } from '../commands/audit-verify.ts';
import { mailTest } from '../commands/mail-test.ts';
import { sumCounts } from '../db/kept-counts.ts';
import { fileRead } from '../files/file-actions.ts';
import { filePurposes, fileUses } from '../files/file-purposes.ts';
import { createFileParts } from '../files/file-room.ts';
import { handle } from '../http/handler.ts';
import { DatabaseCounts } from '../http/limits/database-store.ts';
import { actorOf } from '../identity/actor-of.ts';
import { adminGranted, adminRevoked } from '../identity/administrators.ts';
import { purgeSessions } from '../identity/sessions-repository.ts';
import { UsersRepository } from '../identity/users-repository.ts';
import { DevInbox } from '../mail/dev-inbox.ts';
import { coreNotices, fileInfected } from '../notices/core-notices.ts';
import { meOf } from '../plugin/me-of.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { forgetFailed } from '../queue/forget-works.ts';

/** The calls and schedules of the core itself, declared like those of any plugin. */
export const coreServerPlugin = defineServerPlugin({
  id: 'core',
  summary: 'Who is signed in, and the files of users and companies.',
  commands: [adminGrant, adminRevoke, adminList, auditVerify, mailTest],
  noticeWords: path.join(import.meta.dirname, '../../contract/notices'),
  auditActions: [adminGranted, adminRevoked, recordCut, fileRead],
  setup: (kernel) => {
    const users = new UsersRepository(kernel.db, kernel.now);
    const files = createFileParts({
      ...kernel,
      keys: kernel.secrets,
      purposes: () => kernel.contributions(filePurposes),
      uses: () => kernel.contributions(fileUses),
      actorOf: async (userId) => {
        const user = await users.find(userId);
        return user && actorOf(user);
      },
      infected: async (transaction, { id, name, userId, virus }) => {
        if (userId === null) return;
        const params = { file: name, ...(virus !== undefined && { virus }) };
        await kernel.notices.raise(transaction, fileInfected, { to: { users: [userId] }, about: id, params });
      },
    });
    return {
      handlers: [
        handle(getMeContract, {
          policy: 'authenticated',
          whileViewing: 'own',
          whileSuspended: true,
          run: ({ actor }) => meOf(kernel, actor),
        }),
        handle(getEpochContract, {
          policy: 'public',
          whileSuspended: true,
          run: async () => ({ epoch: kernel.epoch.current }),
        }),
        handle(putPlaceContract, {
          policy: 'authenticated',
          whileSuspended: true,
          run: async ({ actor, body }) => {
            await users.setPlace(actor.userId, body);
            return undefined;
          },
        }),
        ...files.handlers,
      ],
      notices: coreNotices,
      works: files.works,
      schedules: [
        { name: 'core.purge-sessions', cron: '20 */6 * * *', run: async () => void (await purgeSessions(kernel.db, kernel.now())) },
        // Runs also where this server counts in memory, because another server may count in the database.
        { name: 'core.purge-limits', cron: '*/10 * * * *', run: () => new DatabaseCounts(kernel.db, kernel.now).purge() },
        { name: 'core.forget-failed-jobs', cron: '50 3 * * *', run: () => forgetFailed(kernel.db, kernel.now()) },
        { name: 'core.sum-counts', cron: '*/10 * * * *', run: () => sumCounts(kernel.db) },
        { name: 'core.keep-audit', cron: '40 3 * * *', run: () => applyRetention(kernel) },
        { name: 'core.purge-dev-mails', cron: '30 3 * * *', run: () => new DevInbox(kernel.db, kernel.now).purge() },
        ...files.schedules,
      ],
    };
  },
});
