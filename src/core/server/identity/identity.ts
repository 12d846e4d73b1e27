import type { IncomingMessage, ServerResponse } from 'node:http';

/** A token whose signature, issuer, audience and lifetime were verified. */
export interface VerifiedToken {
  /** The provider's id of the user. */
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Confirmed telephone number, E.164; absent when there is none. */
  readonly phone?: string;
  /** Empty when the provider has no name. */
  readonly name: string;
  /** When the user signed in (claim `auth_time`). Identifies the session, which may outlive many tokens. */
  readonly authTime: Date;
  /** When the token was issued (claim `iat`). */
  readonly issuedAt: Date;
  /** When the token expires (claim `exp`). */
  readonly expiresAt: Date;
}

/** A new account at the provider. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** A message that a real provider would send. The embedded provider shows it to developers and testers of the product. */
export type PendingMessage =
  | {
      readonly channel: 'email';
      readonly to: string;
      /** The purpose of the code, as in a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, … */
      readonly mode: string;
      readonly code: string;
      /** Time of the request: an instant, ISO 8601. */
      readonly askedAt: string;
      /** Where the user continues afterwards, as the page requested; `undefined` when the page set no address. */
      readonly continueUrl: string | undefined;
    }
  | { readonly channel: 'phone'; readonly to: string; readonly code: string; readonly askedAt: string };

/** The accounts at the identity provider, as plugins may change them. */
export interface ProviderAccounts {
  /** Deletes an account by the provider's id. A missing account is not an error. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  /**
   * Voids the refresh tokens of an account, so that sessions which were ended here get no new token from the provider either. A real
   * project can only void all of them. Then the session that began at `kept` has to sign in again too, unless the provider itself has just
   * ended the others.
   *
   * @throws ApiFault unavailable when the provider cannot be reached
   */
  readonly endSessions: (uid: string, kept: Date) => Promise<void>;
  /** Requested and unused codes and links, the newest last; `undefined` when a real provider sends them. */
  readonly pendingMessages: (() => Promise<PendingMessage[]>) | undefined;
}

/** The interface of the server to the identity provider: the embedded emulator or a real Firebase project. */
export interface Identity extends ProviderAccounts {
  /**
   * Verifies a token.
   *
   * @throws ApiFault unauthenticated when the token is malformed, expired, foreign, or its account is deleted or disabled
   */
  readonly verify: (token: string) => Promise<VerifiedToken>;
  /** The provider's id of the account with this address; `undefined` when there is none. */
  readonly findByEmail: (email: string) => Promise<string | undefined>;
  /** Creates an account with a verified address. Returns the provider's id. */
  readonly createAccount: (account: NewAccount) => Promise<string>;
  /** Serves the operations of the embedded provider to browsers; `undefined` for a real project. */
  readonly gateway: IdentityGateway | undefined;
  /** Whether the provider can answer now. */
  readonly ready: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** The public side of the embedded provider: exactly the operations of the browser SDK, none of them administrative. */
export interface IdentityGateway {
  /** Whether a request path belongs to the provider. */
  readonly handles: (path: string) => boolean;
  /** The limit under which a request is counted: like a sign-in if it may guess a secret or send a message. */
  readonly limitOf: (url: string) => 'read' | 'sign-in';
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void;
}
