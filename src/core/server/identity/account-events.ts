import type { Transaction } from '#core/contract/transaction.ts';

/** A sign-in that no kept session of the user resembles. The names are `null` where the browser does not tell them. */
export interface UnknownSignIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly browser: string | null;
  readonly system: string | null;
}

/** A user whose address at the identity provider changed. */
export interface ChangedAddress {
  readonly userId: string;
  /** The former address, which the user had confirmed. */
  readonly former: string;
  readonly locale: string | null;
}

/** What happens to accounts and concerns their users. Called in the transaction of the event. */
export interface AccountEvents {
  readonly signedIn: (transaction: Transaction, signIn: UnknownSignIn) => Promise<void>;
  readonly emailChanged: (transaction: Transaction, change: ChangedAddress) => Promise<void>;
}
