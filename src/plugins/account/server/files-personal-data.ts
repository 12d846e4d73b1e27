import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { PersonalData } from '../contract/personal-data.ts';

/** The files of a user, whatever plugin they were uploaded for. */
export function filesPersonalData({ files }: Pick<ServerKernel, 'files'>): PersonalData {
  return {
    listOf: async (userId) => {
      const count = await files.countOf({ kind: 'user', id: userId });
      return count === 0 ? [] : [{ code: 'account.files', fate: 'deleted', count }];
    },
    remove: (transaction, userId) => files.forgetOwner(transaction, { kind: 'user', id: userId }),
  };
}
