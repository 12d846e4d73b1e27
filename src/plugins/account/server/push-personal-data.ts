import type { PersonalData } from '../contract/personal-data.ts';
import type { PushTokenRepository } from './push-token-repository.ts';

/** The user's push devices. Deleting the user's row deletes their rows. */
export function pushPersonalData(tokens: PushTokenRepository): PersonalData {
  return {
    listOf: async (userId) => {
      const count = await tokens.countOf(userId);
      return count === 0 ? [] : [{ code: 'account.push-devices', fate: 'deleted', count }];
    },
    remove: async () => undefined,
  };
}
