import type { IncomingMessage, ServerResponse } from 'node:http';

/** A token whose signature, issuer, audience and life were found right. */
export interface VerifiedToken {
  /** The provider's id of the user. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Confirmed telephone number, E.164; absent when there is none. */
  readonly phone?: string;
  /** Empty when the provider knows none. */
  readonly name: string;
  /** When the user signed in (claim `auth_time`): names the session, which may outlive many tokens. */
  readonly authTime: Date;
  /** When the token was made (claim `iat`). */
  readonly issuedAt: Date;
  /** When the token ends (claim `exp`). */
  readonly expiresAt: Date;
}

/** A new account at the provider. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** A message that a real provider would have sent; the embedded one shows it to whoever develops or tries the product. */
export type PendingMessage =
  | {
      readonly channel: 'email';
      readonly to: string;
      /** What the code is for, in the words of a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, … */
      readonly mode: string;
      readonly code: string;
      /** When it was asked for: an instant, ISO 8601. */
      readonly askedAt: string;
      /** Where the person goes on afterwards, as the page asked; `undefined` when it asked nothing. */
      readonly continueUrl: string | undefined;
    }
  | { readonly channel: 'phone'; readonly to: string; readonly code: string; readonly askedAt: string };

/** What plugins may ask of the identity provider. */
export interface AccountKeeper {
  /** Takes an account away, by the provider's id; one that is gone already is no error. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  /**
   * Voids the refresh tokens of an account, so that sessions which were ended here get no new token from the provider either. A real
   * project can only void all of them: the session that began at `kept` then has to sign in again too, unless the provider has just
   * ended the others by itself.
   *
   * @throws ApiFault unavailable when the provider cannot be reached
   */
  readonly endSessions: (uid: string, kept: Date) => Promise<void>;
  /** Codes and links that were asked for and not yet used, the newest last; `undefined` where a real provider sends them. */
  readonly pendingMessages: (() => Promise<PendingMessage[]>) | undefined;
}

/** The identity provider as the server uses it; embedded emulator or real Firebase project behind it. */
export interface Identity extends AccountKeeper {
  /**
   * @throws ApiFault unauthenticated when the token is malformed, expired, foreign, or its account is gone or disabled
   */
  readonly verify: (token: string) => Promise<VerifiedToken>;
  /** The provider's id of the account with this address, `undefined` when there is none. */
  readonly findByEmail: (email: string) => Promise<string | undefined>;
  /** Creates an account with a verified address; returns the provider's id. */
  readonly createAccount: (account: NewAccount) => Promise<string>;
  /** Serves the provider's operations that browsers call, where the provider is embedded; `undefined` for a real project. */
  readonly gateway: IdentityGateway | undefined;
  /** Whether it can answer now. */
  readonly ready: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** The embedded provider's public face: exactly the operations the browser SDK calls, nothing administrative. */
export interface IdentityGateway {
  /** Whether a request path belongs to the provider rather than to us. */
  readonly handles: (path: string) => boolean;
  /** By which limit a request is counted: like a sign-in where it may guess a secret or send a message. */
  readonly limitOf: (url: string) => 'read' | 'sign-in';
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void;
}
