import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';

/** What a user was told and how they want to be told. The rows are deleted with the user's row. */
export function noticesPersonalData({ notices }: Pick<ServerKernel, 'notices'>): PersonalData {
  return {
    listOf: async (userId) => {
      const { told, mails } = await notices.box.countOf(userId);
      return [
        ...(told === 0 ? [] : [{ code: 'notifications.notices', fate: 'deleted', count: told } as const]),
        ...(mails === 0 ? [] : [{ code: 'notifications.mails', fate: 'deleted', count: mails } as const]),
      ];
    },
    remove: async () => undefined,
  };
}
