import type { ProviderAccounts } from '#core/server/identity/identity.ts';

/** An identity provider that has no accounts and sends nothing. */
export const NO_PROVIDER: ProviderAccounts = {
  deleteAccount: async () => undefined,
  endSessions: async () => undefined,
  pendingMessages: undefined,
};
