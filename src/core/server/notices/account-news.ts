import type { AccountEvents } from '../identity/account-events.ts';
import { emailChanged, newSignIn } from './core-notices.ts';
import type { RaiseNotice } from './notice-kind.ts';

/** Tells users what happens to their accounts. */
export function accountNews(raise: RaiseNotice): AccountEvents {
  return {
    signedIn: (transaction, { userId, sessionId, browser, system }) => {
      const params = browser === null || system === null ? {} : { browser, system };
      return raise(transaction, newSignIn, { to: { users: [userId] }, about: sessionId, params });
    },
    emailChanged: (transaction, { userId, former, locale }) =>
      raise(transaction, emailChanged, { to: { address: former, locale: locale ?? undefined }, about: userId, params: {} }),
  };
}
