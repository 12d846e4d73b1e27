import { ApiFault } from '../../errors/api-fault.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Identity, NewAccount, PendingMessage, VerifiedToken } from '../identity.ts';
import type { SessionCheck } from '../session-check.ts';
import { verificationCache } from '../verification-cache.ts';
import type { EmulatorCall } from './emulator-messages.ts';
import type { EmulatorUser } from './emulator-modules.ts';
import { EmulatorSupervisor } from './emulator-supervisor.ts';
import { createGateway } from './gateway.ts';
import { guardedCall } from './guarded-call.ts';
import { checkIdToken } from './id-token.ts';
import { openIdentityFolder } from './identity-folder.ts';
import { byAge, emailMessages, phoneMessages } from './pending-message.ts';
import type { ScryptCost } from './scrypt.ts';

interface EmbeddedIdentityOptions {
  readonly dataDir: string;
  /** Signs tokens if the data folder has no token key of its own; 32 bytes. */
  readonly tokenKey: Buffer;
  readonly projectId: string;
  /** Host names under which browsers reach the server, besides the loopback names. */
  readonly hosts: readonly string[];
  /** Checked before an operation that carries a token of a session. */
  readonly sessions: SessionCheck;
  readonly log: Logger;
  readonly now: () => Date;
  /** The cost of the hashes of new passwords; by default the safe one. */
  readonly passwordCost?: ScryptCost | undefined;
}

/** The embedded identity provider, with its additional functions. */
export interface EmbeddedIdentity extends Identity {
  readonly gateway: NonNullable<Identity['gateway']>;
  readonly pendingMessages: () => Promise<PendingMessage[]>;
  /** The id of its process; `undefined` while there is none. */
  readonly processId: () => number | undefined;
}

/**
 * Starts the embedded identity. It returns at once: the provider's process starts in parallel, and calls wait for it.
 *
 * @throws StartupError when its folder cannot be used
 */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): EmbeddedIdentity {
  const { dataDir, tokenKey, projectId, hosts, sessions, log, now, passwordCost } = options;
  const { logKey, ...folder } = openIdentityFolder(dataDir, tokenKey);
  const emulator = new EmulatorSupervisor({ projectId, ...folder, passwordCost }, log);
  const reader = { tokenKey: folder.tokenKey, projectId, now };
  const guarded = guardedCall({ call: (call) => emulator.call(call), sessions, reader, logKey, log, now });
  const cache = verificationCache(verify, now);

  async function ask(operation: EmulatorCall['operation'], body: EmulatorCall['body']): Promise<unknown> {
    const answer = await emulator.call({ operation, body, asOwner: true });
    if (answer.status === 200) return answer.body;
    const { error } = answer.body as { error: { message: string } };
    throw new EmulatorRefusal(error.message);
  }

  async function lookUp(by: { localId: string[] } | { email: string[] }): Promise<EmulatorUser | undefined> {
    const { users } = (await ask('accounts.lookup', by)) as { users?: EmulatorUser[] };
    return users?.[0];
  }

  async function verify(token: string): Promise<VerifiedToken> {
    const claims = await checkIdToken(token, folder.tokenKey, projectId, now());
    const user = await lookUp({ localId: [claims.sub] });
    const isVoid = user === undefined || user.disabled === true || claims.iat < Number(user.validSince ?? 0);
    // An account without an address comes from a sign-in by telephone alone, which Trellis does not support.
    if (isVoid || user.email === undefined) throw new ApiFault('unauthenticated');
    return {
      uid: user.localId,
      email: user.email,
      emailVerified: user.emailVerified === true,
      ...(user.phoneNumber === undefined ? {} : { phone: user.phoneNumber }),
      name: user.displayName ?? '',
      authTime: new Date(claims.auth_time * 1000),
      issuedAt: new Date(claims.iat * 1000),
      expiresAt: new Date(claims.exp * 1000),
    };
  }

  return {
    verify: (token) => cache.get(token),
    findByEmail: async (email) => (await lookUp({ email: [email] }))?.localId,
    createAccount: async ({ email, password, name }: NewAccount) => {
      const body = { email, password, displayName: name, emailVerified: true };
      const { localId } = (await ask('accounts.signUp', body)) as { localId: string };
      return localId;
    },
    deleteAccount: async (uid) => {
      await ask('accounts.delete', { localId: uid }).catch((error: unknown) => {
        if (!(error instanceof EmulatorRefusal && error.message === 'USER_NOT_FOUND')) throw error;
      });
      cache.forget();
    },
    // The gateway checks for each session whether it was ended.
    endSessions: async () => undefined,
    gateway: createGateway({ call: guarded, onAccountChange: () => cache.forget(), hosts, log }),
    ready: async () => emulator.ready,
    stop: () => emulator.stop(),
    pendingMessages: async () => {
      const emails = emailMessages(await emulator.call({ operation: 'oobCodes', body: {}, asOwner: true }));
      const texts = phoneMessages(await emulator.call({ operation: 'verificationCodes', body: {}, asOwner: true }));
      return [...emails, ...texts].sort(byAge);
    },
    processId: () => emulator.processId,
  };
}

/** The emulator's own error code, for example `EMAIL_EXISTS`. */
class EmulatorRefusal extends Error {}
